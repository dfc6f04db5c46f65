import type { Canvas, Colour } from './canvas.ts';
import type { Faces, Weight } from './font-faces.ts';
import { linesOf } from './line-breaking.ts';

/** A strip of a page that is never split. */
export interface Piece {
  height: number;
  /** It stays on one page with the piece after it. */
  isKept: boolean;
  /** Only a gap: omitted at the top of a page. */
  isGap?: boolean;
  draw: (canvas: Canvas, top: number) => void;
}

export interface TextStyle {
  size: number;
  /** Line spacing in fractions of the size. */
  leading: number;
  weight: Weight;
  colour: Colour;
}

export interface Column {
  x: number;
  width: number;
}

const nothing = () => undefined;

/** A gap to the next piece, with which it stays. */
export const gap = (height: number): Piece => ({ height, isKept: true, isGap: true, draw: nothing });

/** A text as one piece per line; its first and last two lines stay together. */
export function paragraph(
  text: string,
  style: TextStyle,
  { faces, column }: { faces: Faces; column: Column },
): Piece[] {
  if (text === '') return [];
  const { size, leading, weight, colour } = style;
  const { ascent, descent } = faces.of(weight);
  const height = size * leading;
  const base = (height - size * (ascent + descent)) / 2 + size * ascent;
  const lines = linesOf(text, { faces, weight, width: column.width / size });
  return lines.map((line, index) => ({
    height,
    isKept: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    ...(line.runs.length === 0 && { isGap: true }),
    draw: (canvas, top) => canvas.text(line, { x: column.x, baseline: top + base, size, colour }),
  }));
}

const all = (pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, isKept: true }));

/** Pieces that stay together, and with the piece after them. */
export const joinedWithNext = (pieces: readonly Piece[]): Piece[] => all(pieces);

/** Two columns of pieces that start at the same height; the left one stays on one page. */
export function beside(left: readonly Piece[], right: readonly Piece[]): Piece[] {
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, index) => {
    const both = [left[index], right[index]].filter((piece) => piece !== undefined);
    return {
      height: Math.max(...both.map(({ height }) => height)),
      isKept: index < left.length - 1 || (right[index]?.isKept ?? false),
      draw: (canvas: Canvas, top: number) => {
        for (const piece of both) piece.draw(canvas, top);
      },
    };
  });
}

/** Joins pieces into one that is never split. */
export const whole = (pieces: readonly Piece[]): Piece => ({
  height: heightOf(pieces),
  isKept: false,
  draw: (canvas, top) => {
    let at = top;
    for (const piece of pieces) {
      piece.draw(canvas, at);
      at += piece.height;
    }
  },
});

export const heightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { height }) => sum + height, 0);

/** The pieces of each page; pieces that belong together move to the next page together. */
export function pagesOf(pieces: readonly Piece[], height: number): Piece[][] {
  const pages: Piece[][] = [[]];
  let used = 0;
  for (const group of groupsOf(pieces)) {
    const page = pages.at(-1);
    if (used > 0 && used + heightOf(group) > height && page) {
      pages.push([]);
      used = 0;
    }
    for (const piece of group) {
      if (piece.isGap && used === 0) continue;
      if (used > 0 && used + piece.height > height) {
        pages.push([]);
        used = 0;
      }
      pages.at(-1)?.push(piece);
      used += piece.height;
    }
  }
  return pages;
}

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (isOpen) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    isOpen = piece.isKept;
  }
  return groups;
}
