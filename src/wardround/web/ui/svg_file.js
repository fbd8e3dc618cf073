/** A drawing of the page as a file: with the parts, colours and letters it uses, as PNG. */
import { share } from './share.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const LINK = 'href';

/** Puts every part that is referred to into the drawing itself. @param {SVGSVGElement} made */
function withParts(made) {
  const own = document.createElementNS(NAMESPACE, 'defs');
  const known = new Set();
  const take = (/** @type {Element} */ from) => {
    const named = [...from.querySelectorAll('use')].map((use) => use.getAttribute(LINK) ?? '');
    const clips = [...from.querySelectorAll('[clip-path]')].map(
      (one) => /#[\w-]+/.exec(one.getAttribute('clip-path') ?? '')?.[0] ?? '',
    );
    for (const name of [...named, ...clips].filter((one) => one.length > 1 && !known.has(one))) {
      known.add(name);
      const part = document.querySelector(name);
      if (!part) continue;
      const copied = /** @type {Element} */ (part.cloneNode(true));
      own.append(copied);
      take(copied);
    }
  };
  take(made);
  made.prepend(own);
}

/** @param {CSSRule} rule @returns {CSSStyleRule[]} those that apply now */
function styleRules(rule) {
  if (rule instanceof CSSStyleRule) return [rule];
  if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches)
    return [...rule.cssRules].flatMap(styleRules);
  return [];
}

/** The rules of the page that concern a drawing. @param {SVGSVGElement} made */
function rulesFor(made) {
  const concerns = (/** @type {CSSStyleRule} */ { selectorText }) => {
    try {
      return (
        selectorText === ':root' ||
        [made, ...made.querySelectorAll('*')].some((one) => one.matches(selectorText))
      );
    } catch {
      return false;
    }
  };
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].flatMap(styleRules))
    .filter(concerns)
    .map((rule) => rule.cssText)
    .join('\n');
}

/** @param {SVGSVGElement} shown @param {number} wide @param {number} high */
function standalone(shown, wide, high) {
  const made = /** @type {SVGSVGElement} */ (shown.cloneNode(true));
  made.setAttribute('width', String(wide));
  made.setAttribute('height', String(high));
  withParts(made);
  const style = document.createElementNS(NAMESPACE, 'style');
  style.textContent = rulesFor(made);
  made.prepend(style);
  return new XMLSerializer().serializeToString(made);
}

/**
 * @param {SVGSVGElement} shown
 * @param {number} wide
 * @param {number} high
 * @returns {Promise<Blob>}
 */
export async function pngOf(shown, wide, high) {
  const image = new Image(wide, high);
  const text = encodeURIComponent(standalone(shown, wide, high));
  image.src = `data:image/svg+xml;charset=utf-8,${text}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  canvas.getContext('2d')?.drawImage(image, 0, 0, wide, high);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('PNG'))), 'image/png');
  });
}

/** Offers a file to be kept. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return '';
}

/**
 * By the device's own way of sharing, with the picture if it takes files; else the link alone.
 * @param {Blob} blob
 * @param {string} url
 * @param {string} text
 */
export async function sharePicture(blob, url, text) {
  const files = [new File([blob], 'wardround.png', { type: 'image/png' })];
  if (!navigator.canShare?.({ files })) return share(url, text);
  try {
    await navigator.share({ files, url, text });
  } catch (error) {
    if (/** @type {Error} */ (error).name !== 'AbortError') return share(url, text);
  }
  return '';
}
