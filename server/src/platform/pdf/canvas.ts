import {
  PDFHexString,
  PDFOperator,
  PDFOperatorNames,
  beginText,
  clip,
  closePath,
  drawObject,
  endMarkedContent,
  endPath,
  endText,
  appendBezierCurve,
  fill,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  scale,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  translate,
  type PDFFont,
  type PDFImage,
  type PDFName,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Face } from './font-faces.ts';
import type { Line, Run } from './line-breaking.ts';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Draws on one page; coordinates are points from the page's top left corner. */
export interface Canvas {
  text: (line: Line, at: { x: number; baseline: number; size: number; colour: Colour }) => void;
  box: (area: Area, colour: Colour, radius?: number) => void;
  /** Fills the area with the middle of the picture. */
  photo: (image: PDFImage, area: Area, radius: number) => void;
}

export interface Area {
  x: number;
  top: number;
  width: number;
  height: number;
}

/** Creates a page's canvas with the document's fonts. */
export function createCanvas(page: PDFPage, fonts: ReadonlyMap<Face, PDFFont>): Canvas {
  const keys = new Map<Face, PDFName>();
  const fontOf = (face: Face): { font: PDFFont; key: PDFName } => {
    const font = fonts.get(face);
    if (!font) throw new Error(`the face ${face.name} is not embedded`);
    const key = keys.get(face) ?? page.node.newFontDictionary(font.name, font.ref);
    keys.set(face, key);
    return { font, key };
  };
  const height = page.getHeight();

  const draw = (...operators: PDFOperator[]) => page.pushOperators(...operators);

  return {
    text: ({ runs }, { x, baseline, size, colour }) => {
      let left = x;
      draw(beginText(), fillWith(colour));
      for (const run of runs) {
        const { font, key } = fontOf(run.face);
        const shown = showText(font.encodeText(run.text));
        draw(setFontAndSize(key, size), setTextMatrix(1, 0, 0, 1, left, height - baseline));
        draw(...readAs(run, shown));
        left += run.width * size;
      }
      draw(endText());
    },
    box: (area, colour, radius = 0) => draw(fillWith(colour), ...outline(area, { height, radius }), fill()),
    photo: (image, area, radius) => {
      const name = page.node.newXObject('Photo', image.ref);
      const fill = Math.max(area.width / image.width, area.height / image.height);
      const [wide, high] = [image.width * fill, image.height * fill];
      const left = area.x - (wide - area.width) / 2;
      const bottom = height - area.top - area.height - (high - area.height) / 2;
      draw(pushGraphicsState(), ...outline(area, { height, radius }), clip(), endPath());
      draw(translate(left, bottom), scale(wide, high), drawObject(name), popGraphicsState());
    },
  };
}

/** The text of a replacement box can still be read, searched and copied. */
function readAs({ actual }: Run, shown: PDFOperator): PDFOperator[] {
  if (actual === undefined) return [shown];
  const said = `<</ActualText ${PDFHexString.fromText(actual).toString()}>>`;
  const begin = PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ['/Span', said]);
  return [begin, shown, endMarkedContent()];
}

const fillWith = ([red, green, blue]: Colour) => setFillingRgbColor(red / 255, green / 255, blue / 255);

/** The distance of a quarter circle's control points from its ends. */
const ROUND = 0.5523;

function outline(area: Area, { height, radius }: { height: number; radius: number }): PDFOperator[] {
  const { x: left, width } = area;
  const bottom = height - area.top - area.height;
  if (radius === 0) return [rectangle(left, bottom, width, area.height)];
  const right = left + width;
  const top = bottom + area.height;
  const far = radius * (1 - ROUND);
  return [
    moveTo(left + radius, bottom),
    lineTo(right - radius, bottom),
    appendBezierCurve(right - far, bottom, right, bottom + far, right, bottom + radius),
    lineTo(right, top - radius),
    appendBezierCurve(right, top - far, right - far, top, right - radius, top),
    lineTo(left + radius, top),
    appendBezierCurve(left + far, top, left, top - far, left, top - radius),
    lineTo(left, bottom + radius),
    appendBezierCurve(left, bottom + far, left + far, bottom, left + radius, bottom),
    closePath(),
  ];
}
