export type Change = 'same' | 'removed' | 'added';
export interface Piece {
  change: Change;
  text: string;
}

/** A paragraph of two versions: unchanged, removed, added, or changed with its words compared. */
export interface Block {
  change: Change | 'changed';
  pieces: readonly Piece[];
}

/** Above this number of comparisons, the old text is shown as removed and the new one as added. */
const MAX_COMPARISONS = 4_000_000;

/** The length of the longest common subsequence from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const isSame = before[i] === after[j];
      row[j] = isSame ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** The unchanged, removed and added parts of two lists, by their longest common subsequence. */
export function compare(before: readonly string[], after: readonly string[]): Piece[] {
  const gone = (text: string): Piece => ({ change: 'removed', text });
  const come = (text: string): Piece => ({ change: 'added', text });
  if (before.length * after.length > MAX_COMPARISONS) return [...before.map(gone), ...after.map(come)];
  const lengths = commonLengths(before, after);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const [left = '', right = ''] = [before[i], after[j]];
    if (left === right) {
      pieces.push({ change: 'same', text: left });
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      pieces.push(gone(left));
      i += 1;
    } else {
      pieces.push(come(right));
      j += 1;
    }
  }
  return [...pieces, ...before.slice(i).map(gone), ...after.slice(j).map(come)];
}

const wordsIn = (text: string): string[] => text.split(/(\s+)/).filter(Boolean);

/** Joins neighbouring pieces of the same change. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.change === piece.change) runs[runs.length - 1] = { ...last, text: last.text + piece.text };
    else runs.push(piece);
  }
  return runs;
}

function changedBlock(before: string, after: string): Block {
  const pieces = joined(compare(wordsIn(before), wordsIn(after)));
  return { change: 'changed', pieces };
}

const whole = (piece: Piece): Block => ({ change: piece.change, pieces: [piece] });

/** Removed paragraphs and the added ones that replace them, paired in their order. */
function paired(gone: readonly Piece[], come: readonly Piece[]): Block[] {
  const pairs = Math.min(gone.length, come.length);
  const changed = gone.slice(0, pairs).map(({ text }, index) => changedBlock(text, come[index]?.text ?? ''));
  return [...changed, ...gone.slice(pairs).map(whole), ...come.slice(pairs).map(whole)];
}

/** The difference between two versions, by paragraph and inside changed paragraphs by word. */
export function diffOf(before: readonly string[], after: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let [gone, come]: [Piece[], Piece[]] = [[], []];
  const close = () => {
    blocks.push(...paired(gone, come));
    [gone, come] = [[], []];
  };
  for (const piece of compare(before, after)) {
    if (piece.change === 'removed') gone.push(piece);
    else if (piece.change === 'added') come.push(piece);
    else {
      close();
      blocks.push(whole(piece));
    }
  }
  close();
  return blocks;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, td, th, pre';

/** The paragraphs of sanitised HTML as plain text. */
export function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const innermost = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  const texts = innermost.length > 0 ? innermost : [body];
  return texts.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}
