/** The headings of a journal as the page says them. */
import { t } from './facts.js';

const HEADING = /^round (\d+) (.+)$/;

/** The round and the part of it that a heading names. @param {string} heading */
export function readHeading(heading) {
  const [, n = '', part = ''] = HEADING.exec(heading) ?? [];
  if (!n) return { round: t('heading-setup'), part: t('heading-setup') };
  return { round: t('heading-round', { n: Number(n) }), part: t(`heading-${part}`) };
}
