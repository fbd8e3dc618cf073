/** The puzzle of the day, with a picture of its position and what is to be reached. */
import { drawingOf } from '../games/index.js';
import { classes, html, useEffect, useState } from '../lib.js';
import { startPuzzle } from '../puzzles/new_puzzle.js';
import { dayMark } from '../puzzles/progress.js';
import { Target } from '../puzzles/target.js';
import { language, t } from '../text.js';
import { Picture } from '../ui/picture.js';
import { fetchGameFacts, fetchPuzzles } from '../wire/api.js';
import { pictureScene } from './picture_scene.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { PuzzleList } from '../wire/wire.js' */

/** The list of puzzles, with what is needed to draw the one of today. */
export function usePuzzles() {
  const [found, setFound] = useState(
    /** @type {{ list: PuzzleList, drawing: Drawing } | null} */ (null),
  );
  const [failed, setFailed] = useState('');
  const spoken = language.value;
  useEffect(() => {
    const ask = async () => {
      const list = await fetchPuzzles();
      const facts = await fetchGameFacts(list.game, list.daily.view.options);
      setFound({ list, drawing: await drawingOf(facts) });
    };
    ask().catch((error) => setFailed(error.message));
  }, [spoken]);
  return { found, failed };
}

/** As long as what is told of nearly every puzzle: it holds the place. */
const AS_LONG = { workers: 2, best: 2, greedy: 1 };

/** @param {{ list: PuzzleList, drawing: Drawing }} props */
export function Miniature({ list: { daily }, drawing }) {
  const count = Number(daily.view.options.seats);
  const seats = Array.from({ length: count }, (_, seat) => ({ seat, name: '' }));
  const scene = pictureScene(daily.view, daily.seat, seats);
  return html`<span class="position-picture" aria-hidden="true">
    <${drawing.Miniature} scene=${scene} seat=${daily.seat} />
  </span>`;
}

/** @param {{ attempt: (act: () => Promise<unknown>) => void }} props */
export function DailyPuzzle({ attempt }) {
  const { found } = usePuzzles();
  const mark = found && dayMark(found.list.day);
  const picture = mark === 'star' ? 'star' : 'tick';
  return html`<button type="button" class="offer daily" data-offer="daily"
      onClick=${() => attempt(() => startPuzzle({ daily: true }))}>
    ${found ? html`<${Miniature} ...${found} />` : html`<span class="position-picture"></span>`}
    <b class="title">
      ${t('puzzle-daily')}
      ${mark && html`${' '}<${Picture} name=${picture} box="0 0 20 20" kind="mark" />`}
    </b>
    <span class=${classes(!found && 'to-come')}>
      <${Target} puzzle=${found?.list.daily ?? AS_LONG} />
    </span>
    <span class="key quiet" aria-hidden="true">${t('puzzle-solve')}</span>
  </button>`;
}
