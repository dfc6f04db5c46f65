import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from '@cantoo/fontkit';

interface Line {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  fill: string;
}

const fontPath = (name: string): string =>
  fileURLToPath(import.meta.resolve(`pretendard/dist/public/static/alternative/${name}.ttf`));

function openFont(): Font {
  const font = create(readFileSync(fontPath('Pretendard-SemiBold')));
  if ('fonts' in font) throw new Error('Pretendard is one font');
  return font;
}

/** Draws lines of text as outlines, so that the picture looks the same without the font. */
export function createTextDrawing() {
  const font = openFont();
  const scaleOf = (size: number) => size / font.unitsPerEm;
  return ({ text, x, y, size, fill }: Line): string => {
    let at = 0;
    const glyphs = Array.from(text, (letter) => {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 32);
      if (!glyph) return '';
      const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
      at += glyph.advanceWidth - font.unitsPerEm * 0.02;
      return path;
    });
    const scale = scaleOf(size);
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${glyphs.join('')}</g>`;
  };
}

/** The drawings beside the texts, each in a square of 400. */
export const motifs = {
  globe: (light: string, dark: string) =>
    `<circle cx="200" cy="200" r="150" fill="${light}"/><g fill="none" stroke="${dark}" stroke-width="10"><circle cx="200" cy="200" r="150"/><ellipse cx="200" cy="200" rx="65" ry="150"/><path d="M50 200h300M75 120h250M75 280h250"/></g><path d="M95 330c70-150 150-190 235-215" fill="none" stroke="white" stroke-width="14" stroke-linecap="round" stroke-dasharray="2 28"/>`,
  document: (light: string, dark: string) =>
    `<rect x="85" y="45" width="230" height="310" rx="22" fill="white"/><rect x="120" y="90" width="110" height="20" rx="10" fill="${dark}"/><g fill="${light}"><rect x="120" y="140" width="160" height="14" rx="7"/><rect x="120" y="175" width="160" height="14" rx="7"/><rect x="120" y="210" width="120" height="14" rx="7"/></g><circle cx="270" cy="290" r="62" fill="${dark}"/><path d="M240 292l22 22 40-46" fill="none" stroke="white" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`,
  tower: (light: string, dark: string) =>
    `<rect x="60" y="150" width="110" height="210" rx="12" fill="${light}"/><rect x="190" y="50" width="150" height="310" rx="14" fill="${dark}"/><g fill="white" fill-opacity=".85"><path d="M222 90h30v30h-30zM278 90h30v30h-30zM222 150h30v30h-30zM278 150h30v30h-30zM222 210h30v30h-30zM278 210h30v30h-30z"/><path d="M88 185h22v22H88zM124 185h22v22h-22zM88 235h22v22H88zM124 235h22v22h-22z"/></g><rect x="240" y="290" width="50" height="70" rx="8" fill="white"/>`,
  ship: (light: string, dark: string) =>
    `<path d="M30 250h340l-45 90a30 30 0 0 1-27 17H100a30 30 0 0 1-27-17z" fill="${dark}"/><g stroke="white" stroke-width="6"><path d="M90 180h70v70H90z" fill="${light}"/><path d="M160 180h70v70h-70z" fill="${dark}"/><path d="M230 180h70v70h-70zM125 110h70v70h-70z" fill="${light}"/><path d="M195 110h70v70h-70z" fill="white"/></g><path d="M20 375q30-22 60 0t60 0 60 0 60 0 60 0 60 0" fill="none" stroke="${light}" stroke-width="12" stroke-linecap="round"/>`,
} as const;

export type Motif = keyof typeof motifs;
