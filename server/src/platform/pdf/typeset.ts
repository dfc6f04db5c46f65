import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import { createCanvas } from './canvas.ts';
import type { Face, PdfFaces } from './font-faces.ts';
import type { PdfDocument } from './document.ts';
import { footOf, headOf, missingOf, page as sheet, partOf } from './page-parts.ts';
import { pagesOf, type Piece } from './page-pieces.ts';

const BODY = sheet.height - sheet.top - sheet.bottom;
const FOOT = 44;

/** Typesets a document: A4 pages as PDF bytes, with the used letters of each font embedded. */
export async function typeset(pdf: PdfDocument, faces: PdfFaces): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  describe(document, pdf);
  const photo = pdf.head.photo ? await document.embedJpg(pdf.head.photo) : undefined;
  const body = [...headOf(pdf.head, photo, faces), ...pdf.parts.flatMap((part) => partOf(part, faces))];
  const note = faces.isLacking() ? missingOf(pdf.missingNote, faces) : [];
  const pages = bounded(pagesOf([...body, ...note], BODY), pdf, faces).map((pieces, index, all) => ({
    pieces,
    foot: footOf(pdf.foot, `${index + 1} / ${all.length}`, faces),
  }));
  const fonts = await embed(document, faces.used());
  for (const { pieces, foot } of pages) {
    const canvas = createCanvas(document.addPage([sheet.width, sheet.height]), fonts);
    let top: number = sheet.top;
    for (const piece of pieces) {
      piece.draw(canvas, top);
      top += piece.height;
    }
    foot.draw(canvas, sheet.height - FOOT);
  }
  return document.save({ addDefaultPage: false });
}

/** Nobody reads more pages of one document, and every page takes time of a thread. */
const MAX_PAGES = 50;

const bounded = (pages: Piece[][], { cutNote }: PdfDocument, faces: PdfFaces): Piece[][] =>
  pages.length > MAX_PAGES ? [...pages.slice(0, MAX_PAGES - 1), missingOf(cutNote, faces)] : pages;

function describe(document: PDFDocument, { language, title, author }: PdfDocument) {
  document.setLanguage(language);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setCreator('Ieum');
  document.setProducer('Ieum');
}

/**
 * pdf-lib would parse a font for every document; the number passed here refers to a font that is already
 * loaded.
 */
async function embed(document: PDFDocument, faces: readonly Face[]): Promise<ReadonlyMap<Face, PDFFont>> {
  document.registerFontkit({
    create: (place: Uint8Array) => {
      const face = faces[place[0] ?? 0];
      if (!face) throw new Error('no such face');
      return face.font;
    },
  });
  const fonts = new Map<Face, PDFFont>();
  for (const [index, face] of faces.entries())
    fonts.set(face, await document.embedFont(Uint8Array.of(index), { subset: true }));
  return fonts;
}
