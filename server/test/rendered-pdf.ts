import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Word {
  text: string;
  x: number;
  /** From the top of the page. */
  y: number;
  width: number;
  size: number;
}

interface RenderedPage {
  words: Word[];
  /** The text with one line per row. */
  text: string;
  width: number;
  height: number;
}

/** A PDF as a reader shows it: the text of every page, and pictures of parts of a page. */
export async function renderedPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: RenderedPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [wordOf(item as { str: string; transform: number[]; width: number }, height)]
        : [],
    );
    pages.push({ words, text: linesOf(words), width, height });
  }

  /** The dark pixels of a part of a page, at `scale` pixels a point: 1 where it is dark. */
  async function inkOf(
    number: number,
    area: { x: number; y: number; width: number; height: number },
    scale = 6,
  ): Promise<Uint8Array> {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas: Canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    await page.render({ canvas, canvasContext: context, viewport } as never).promise;
    const [x, y, width, height] = [area.x, area.y, area.width, area.height].map((n) => Math.round(n * scale));
    const { data } = context.getImageData(x ?? 0, y ?? 0, width ?? 1, height ?? 1);
    return Uint8Array.from({ length: data.length / 4 }, (_, i) => ((data[i * 4] ?? 255) < 128 ? 1 : 0));
  }

  return { pages, text: pages.map(({ text }) => text).join('\n'), inkOf };
}

const wordOf = (item: { str: string; transform: number[]; width: number }, height: number): Word => ({
  text: item.str,
  x: item.transform[4] ?? 0,
  y: height - (item.transform[5] ?? 0),
  width: item.width,
  size: item.transform[0] ?? 0,
});

function linesOf(words: readonly Word[]): string {
  const lines = new Map<number, string[]>();
  for (const { y, text } of words) {
    const row = Math.round(y);
    lines.set(row, [...(lines.get(row) ?? []), text]);
  }
  return [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([, texts]) => texts.join(' '))
    .join('\n');
}
