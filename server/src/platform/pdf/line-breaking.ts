import { cleanText } from './clean-text.ts';
import type { Face, Faces, Weight } from './font-faces.ts';

/** One letter as it is drawn; `actual` is the original where it was replaced by a box. */
interface Letter {
  shown: string;
  actual: string | undefined;
  face: Face;
  width: number;
}

/** Consecutive letters of one font. */
export interface Run {
  text: string;
  actual: string | undefined;
  face: Face;
  width: number;
}

/** A line in fractions of the type size. */
export interface Line {
  runs: Run[];
  width: number;
}

const BOX = '□';
const JOINER = 0x200d;
/** Marks, variation selectors and skin tones belong to the letter before them. */
const BELONGS_BEFORE = /^(?:\p{M}|\p{Emoji_Modifier}|\p{Join_Control}|[\u{e0000}-\u{e0fff}])$/u;
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const NOT_AT_START = /^[、。，．）」』】〕》〉！？：；,.)\]}!?:;%’”…·ー]$/u;
const NOT_AT_END = /^[（「『【〔《〈([{‘“]$/u;

/**
 * Breaks a text into lines no wider than `width` (in fractions of the type size); Korean words are not split.
 */
export function linesOf(
  text: string,
  { faces, weight, width }: { faces: Faces; weight: Weight; width: number },
): Line[] {
  return cleanText(text)
    .split('\n')
    .flatMap((paragraph) => broken(lettersOf(paragraph, faces, weight), width));
}

function lettersOf(text: string, faces: Faces, weight: Weight): Letter[] {
  const main = faces.of(weight);
  const letters: Letter[] = [];
  let isJoined = false;
  for (const sign of text) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const before = letters.at(-1);
    if (main.has(codePoint)) letters.push(letterOf(sign, main));
    else if (BELONGS_BEFORE.test(sign) || (isJoined && before?.actual !== undefined)) {
      if (before?.actual !== undefined) before.actual += sign;
    } else letters.push(rareLetter(sign, faces, main));
    isJoined = codePoint === JOINER;
  }
  return letters;
}

const letterOf = (sign: string, face: Face): Letter => ({
  shown: sign,
  actual: undefined,
  face,
  width: face.advance(sign.codePointAt(0) ?? 0),
});

function rareLetter(sign: string, faces: Faces, main: Face): Letter {
  const codePoint = sign.codePointAt(0) ?? 0;
  const second = faces.second();
  if (second?.has(codePoint)) return letterOf(sign, second);
  faces.lack();
  return { ...letterOf(BOX, main), actual: sign };
}

const isSpace = (letter: Letter | undefined): boolean => letter?.shown === ' ' || letter?.shown === '\u3000';

/** Whether a line may break after the letter at `index`. */
function mayEndAfter(letters: readonly Letter[], index: number): boolean {
  const here = letters[index];
  const next = letters[index + 1];
  if (!here || !next) return true;
  if (isSpace(here)) return true;
  if (NOT_AT_START.test(next.shown) || NOT_AT_END.test(here.shown) || isSpace(next)) return false;
  return here.shown === '/' || here.shown === '-' || IDEOGRAPH.test(here.shown) || IDEOGRAPH.test(next.shown);
}

function broken(letters: readonly Letter[], max: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  let width = 0;
  for (let index = 0; index < letters.length; index++) {
    width += letters[index]?.width ?? 0;
    if (width > max && index > start && !isSpace(letters[index])) {
      const stop = end > start ? end : index;
      lines.push(lineOf(letters.slice(start, stop)));
      start = stop;
      while (isSpace(letters[start])) start += 1;
      index = Math.max(start, stop) - 1;
      end = start;
      width = 0;
    } else if (mayEndAfter(letters, index)) end = index + 1;
  }
  lines.push(lineOf(letters.slice(start)));
  return lines;
}

function lineOf(letters: Letter[]): Line {
  while (isSpace(letters.at(-1))) letters.pop();
  const runs: Run[] = [];
  for (const { shown, ...letter } of letters) {
    const last = runs.at(-1);
    if (last?.face === letter.face && last.actual === undefined && letter.actual === undefined) {
      last.text += shown;
      last.width += letter.width;
    } else runs.push({ text: shown, ...letter });
  }
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}
