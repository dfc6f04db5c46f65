import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type Glyph } from '@cantoo/fontkit';
import type { PdfLanguage } from './document.ts';

/** One font in one weight, loaded once. Widths are fractions of the type size. */
export interface Face {
  name: string;
  /** As pdf-lib expects it. */
  font: Font;
  has: (codePoint: number) => boolean;
  advance: (codePoint: number) => number;
  /** Height above and depth below the baseline. */
  ascent: number;
  descent: number;
}

export type Weight = 'regular' | 'bold';

/** The fonts of a PDF: ours, and a second one for letters that ours does not have. */
export interface Faces {
  of: (weight: Weight) => Face;
  second: () => Face | undefined;
  /** Called when no font has a letter. */
  lack: () => void;
}

/** The fonts of one PDF and the letters that were missing. */
export interface PdfFaces extends Faces {
  used: () => Face[];
  isLacking: () => boolean;
}

const OURS: Record<Weight, string> = {
  regular: fontPath('Pretendard-Regular'),
  bold: fontPath('Pretendard-SemiBold'),
};

function fontPath(name: string): string {
  return fileURLToPath(import.meta.resolve(`pretendard/dist/public/static/alternative/${name}.ttf`));
}

function openFont(path: string, isWanted: (postscriptName: string) => boolean): Font {
  const opened = create(readFileSync(path));
  if (!('fonts' in opened)) return opened;
  const font = opened.fonts.find(({ postscriptName }) => isWanted(postscriptName ?? '')) ?? opened.fonts[0];
  if (!font) throw new Error(`no font in ${path}`);
  return font;
}

function faceOf(name: string, font: Font): Face {
  const { unitsPerEm, ascent, descent } = font;
  const glyphs = new Map<number, Glyph>();
  const glyphOf = (codePoint: number): Glyph => {
    const glyph = glyphs.get(codePoint) ?? font.glyphForCodePoint(codePoint);
    if (!glyph) throw new Error(`${name} has no glyph for ${codePoint}`);
    glyphs.set(codePoint, glyph);
    return glyph;
  };
  return {
    name,
    font: letterByLetter(font, glyphOf),
    has: (codePoint) => glyphs.has(codePoint) || font.hasGlyphForCodePoint(codePoint),
    advance: (codePoint) => glyphOf(codePoint).advanceWidth / unitsPerEm,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
  };
}

/**
 * Sets each letter separately: no ligatures, so that every letter has its own width and is copied as written.
 */
const letterByLetter = (font: Font, glyphOf: (codePoint: number) => Glyph): Font =>
  Object.create(font, {
    layout: {
      value: (text: string) => ({ glyphs: Array.from(text, (sign) => glyphOf(sign.codePointAt(0) ?? 0)) }),
    },
  }) as Font;

/** The fonts of this thread. A font is read when it is first needed and stays loaded for later PDFs. */
export function createFaces(secondFont: string | undefined) {
  const opened = new Map<string, Face>();
  return (language: PdfLanguage): PdfFaces => {
    const used = new Set<Face>();
    let isLacking = false;
    const take = (name: string, path: string, isWanted: (postscriptName: string) => boolean): Face => {
      const face = opened.get(name) ?? faceOf(name, openFont(path, isWanted));
      opened.set(name, face);
      used.add(face);
      return face;
    };
    const region = language === 'zh-CN' ? 'sc-' : 'kr-';
    return {
      of: (weight) => take(weight, OURS[weight], () => true),
      second: () =>
        secondFont === undefined ? undefined : take(region, secondFont, (name) => name.includes(region)),
      lack: () => {
        isLacking = true;
      },
      used: () => [...used],
      isLacking: () => isLacking,
    };
  };
}
