import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { create, type Font } from '@cantoo/fontkit';
import satori from 'satori';
import sharp from 'sharp';
import { cardOf, PICTURE_SIZE, type PictureFacts } from './picture-card.ts';

// Runs in a separate thread: text layout takes milliseconds during which the server could not answer.

export interface DrawRequest {
  id: number;
  brand: string;
  facts: PictureFacts;
}
export type DrawAnswer = { id: number; png: Uint8Array } | { id: number; failure: string };

const folder = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static',
);
const load = (name: string) => readFile(join(folder, `Pretendard-${name}.otf`));
const [medium, bold] = await Promise.all([load('Medium'), load('Bold')]);
const fonts = [
  { name: 'Pretendard', data: medium, weight: 500 as const },
  { name: 'Pretendard', data: bold, weight: 700 as const },
];
const known = create(bold) as Font;

/** The characters that the font has; an emoji or a Hanja would be drawn as an empty box. */
const drawable = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .filter((character) => known.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const drawableFacts = ({ kicker, title, notes }: PictureFacts): PictureFacts => ({
  kicker: drawable(kicker),
  title: drawable(title),
  notes: notes.map(drawable).filter(Boolean),
});

async function draw({ facts, brand }: DrawRequest): Promise<Uint8Array> {
  const tree = cardOf(drawableFacts(facts), brand);
  const svg = await satori(tree, { ...PICTURE_SIZE, fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 4 }).toBuffer();
}

parentPort?.on('message', (request: DrawRequest) => {
  const { id } = request;
  draw(request).then(
    (png) => parentPort?.postMessage({ id, png } satisfies DrawAnswer),
    (error: unknown) => parentPort?.postMessage({ id, failure: String(error) } satisfies DrawAnswer),
  );
});
