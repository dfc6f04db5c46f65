import type { PDFImage } from '@cantoo/pdf-lib';
import type { Colour } from './canvas.ts';
import type { Faces } from './font-faces.ts';
import type { PdfBlock, PdfEntry, PdfHead, PdfPair, PdfPart } from './document.ts';
import {
  beside,
  gap,
  heightOf,
  joinedWithNext,
  paragraph,
  whole,
  type Column,
  type Piece,
  type TextStyle,
} from './page-pieces.ts';

/** A4 in points, with its margins. */
export const page = { width: 595.28, height: 841.89, left: 54, right: 54, top: 56, bottom: 66 } as const;

const inner: Column = { x: page.left, width: page.width - page.left - page.right };
const WHEN = 112;
const besideWhen: Column = { x: inner.x + WHEN, width: inner.width - WHEN };
const when: Column = { x: inner.x, width: WHEN - 14 };

const ink: Colour = [17, 21, 28];
const quietInk: Colour = [89, 98, 112];
const cobalt: Colour = [35, 80, 220];
const pale: Colour = [226, 230, 236];

const style = (size: number, colour: Colour, rest: Partial<TextStyle> = {}): TextStyle => ({
  size,
  colour,
  leading: 1.5,
  weight: 'regular',
  ...rest,
});

const styles = {
  kicker: style(10, cobalt, { weight: 'bold' }),
  name: style(23, ink, { weight: 'bold', leading: 1.35 }),
  subtitle: style(11, quietInk),
  term: style(9.5, quietInk, { leading: 1.7 }),
  fact: style(9.5, ink, { leading: 1.7 }),
  part: style(12.5, ink, { weight: 'bold', leading: 1.4 }),
  partNote: style(10, cobalt, { weight: 'bold', leading: 1.75 }),
  when: style(9.5, quietInk, { leading: 1.65 }),
  title: style(10.5, ink, { weight: 'bold' }),
  note: style(9.5, quietInk, { leading: 1.6 }),
  text: style(10, ink, { leading: 1.62 }),
  letterTitle: style(11, ink, { weight: 'bold', leading: 1.6 }),
  letter: style(10.2, ink, { leading: 1.72 }),
  foot: style(8, quietInk),
  missing: style(8, quietInk, { leading: 1.6 }),
} satisfies Record<string, TextStyle>;

const PHOTO = { width: 78, height: 97.5, radius: 6 } as const;
const STEP = { width: 15, height: 4.5, gap: 2.5 } as const;

/** The head of the first page: name, contacts and photo above a line. */
export function headOf(head: PdfHead, photo: PDFImage | undefined, faces: Faces): Piece[] {
  const column: Column = { x: inner.x, width: inner.width - (photo ? PHOTO.width + 24 : 0) };
  const said = [
    ...paragraph(head.kicker, styles.kicker, { faces, column }),
    ...(head.kicker ? [gap(5)] : []),
    ...paragraph(head.title, styles.name, { faces, column }),
    ...paragraph(head.subtitle, styles.subtitle, { faces, column }),
    gap(9),
    ...head.facts.flatMap(({ term, value }) =>
      beside(
        paragraph(term, styles.term, { faces, column: { x: column.x, width: 58 } }),
        paragraph(value, styles.fact, { faces, column: { x: column.x + 64, width: column.width - 64 } }),
      ),
    ),
  ];
  const text = whole(said);
  const height = Math.max(text.height, photo ? PHOTO.height : 0);
  const place = { x: page.width - page.right - PHOTO.width, ...PHOTO };
  return [
    {
      height: height + 15,
      isKept: false,
      draw: (canvas, top) => {
        text.draw(canvas, top);
        if (photo) canvas.photo(photo, { ...place, top: top + 2 }, PHOTO.radius);
        canvas.box({ ...inner, top: top + height + 14, height: 1.2 }, ink);
      },
    },
  ];
}

/** A part with its title above a hairline; the title stays with the part's first lines. */
export function partOf({ title, note, blocks }: PdfPart, faces: Faces): Piece[] {
  const titled = paragraph(title, styles.part, { faces, column: inner });
  const width = Math.min(inner.width - 60, widthOf(title, styles.part, faces) + 8);
  const noted = paragraph(note, styles.partNote, {
    faces,
    column: { x: inner.x + width, width: inner.width - width },
  });
  const body = blocks.flatMap((block, index) => [...(index > 0 ? [gap(12)] : []), ...blockOf(block, faces)]);
  return [gap(22), ...joinedWithNext([...beside(titled, noted), hairline(), gap(8)]), ...body];
}

const widthOf = (text: string, { weight, size }: TextStyle, faces: Faces): number => {
  const { advance } = faces.of(weight);
  return (
    Array.from(text, (sign) => advance(sign.codePointAt(0) ?? 0)).reduce((sum, part) => sum + part, 0) * size
  );
};

const hairline = (): Piece => ({
  height: 5,
  isKept: true,
  draw: (canvas, top) => canvas.box({ ...inner, top: top + 4, height: 0.6 }, pale),
});

function blockOf(block: PdfBlock, faces: Faces): Piece[] {
  if (block.kind === 'entries')
    return spaced(
      block.entries.map((entry) => entryOf(entry, faces)),
      11,
    );
  if (block.kind === 'pairs')
    return spaced(
      block.pairs.map((pair) => pairOf(pair, faces)),
      3,
    );
  const titled = paragraph(block.title, styles.letterTitle, { faces, column: inner });
  const text = paragraph(block.text, styles.letter, { faces, column: inner });
  return [...joinedWithNext(titled), ...(titled.length > 0 && text.length > 0 ? [gap(3)] : []), ...text];
}

const spaced = (groups: Piece[][], distance: number): Piece[] =>
  groups.flatMap((group, index) => (index === 0 ? group : [gap(distance), ...group]));

function entryOf(entry: PdfEntry, faces: Faces): Piece[] {
  const column = besideWhen;
  const heads = [
    ...paragraph(entry.title, styles.title, { faces, column }),
    ...paragraph(entry.note, styles.note, { faces, column }),
  ];
  const text = paragraph(entry.text, styles.text, { faces, column });
  const right = text.length > 0 ? [...joinedWithNext(heads), gap(2.5), ...text] : heads.map(beforeLast);
  return beside(paragraph(entry.when, styles.when, { faces, column: when }), right);
}

/** Of several lines, all but the last stay together. */
const beforeLast = (piece: Piece, index: number, pieces: readonly Piece[]): Piece => ({
  ...piece,
  isKept: index < pieces.length - 1,
});

function pairOf({ name, value, steps }: PdfPair, faces: Faces): Piece[] {
  const named = paragraph(name, styles.title, { faces, column: when });
  if (steps === undefined) return beside(named, paragraph(value, styles.text, { faces, column: besideWhen }));
  const scale = 5 * (STEP.width + STEP.gap) + 6;
  const column = { x: besideWhen.x + scale, width: besideWhen.width - scale };
  const valued = paragraph(value, styles.text, { faces, column });
  const drawn: Piece = {
    height: heightOf(valued.slice(0, 1)),
    isKept: false,
    draw: (canvas, top) => {
      valued[0]?.draw(canvas, top);
      for (let step = 0; step < 5; step++)
        canvas.box(
          {
            x: besideWhen.x + step * (STEP.width + STEP.gap),
            top: top + styles.text.size * styles.text.leading * 0.5 - STEP.height / 2,
            width: STEP.width,
            height: STEP.height,
          },
          step < steps ? cobalt : pale,
          STEP.height / 2,
        );
    },
  };
  return beside(named, [drawn, ...valued.slice(1)]);
}

/** The footer of a page: the person, the page number and the number of pages. */
export function footOf(foot: string, number: string, faces: Faces): Piece {
  const left = paragraph(foot, styles.foot, { faces, column: { x: inner.x, width: inner.width - 60 } });
  const width = widthOf(number, styles.foot, faces);
  const right = paragraph(number, styles.foot, {
    faces,
    column: { x: inner.x + inner.width - width, width: width + 1 },
  });
  return whole(beside(left.slice(0, 1), right.slice(0, 1)));
}

/** The line that explains the replacement boxes. */
export const missingOf = (note: string, faces: Faces): Piece[] => [
  gap(18),
  ...paragraph(note, styles.missing, { faces, column: inner }),
];
