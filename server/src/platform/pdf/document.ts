// What stands on a paper, as plain data that can travel to another thread.

/** The language of a paper, as documents name it. */
export type PdfLanguage = 'ko' | 'en' | 'zh-CN';

/** A line of a list: when, what, a quieter note and a longer text; empty ones are left out. */
export interface PdfEntry {
  when: string;
  title: string;
  note: string;
  text: string;
}

/** A name with its value; `steps` of five draws a small scale before the value. */
export interface PdfPair {
  name: string;
  value: string;
  steps?: number | undefined;
}

export type PdfBlock =
  | { kind: 'entries'; entries: readonly PdfEntry[] }
  | { kind: 'pairs'; pairs: readonly PdfPair[] }
  | { kind: 'text'; title: string; text: string };

/** A titled part of a paper; its title never stands alone at the foot of a page. */
export interface PdfPart {
  title: string;
  note: string;
  blocks: readonly PdfBlock[];
}

/** The top of the first page: whom the paper is about. */
export interface PdfHead {
  /** A small line above the title, '' for none. */
  kicker: string;
  title: string;
  subtitle: string;
  facts: readonly { term: string; value: string }[];
  /** A JPEG, null for none; its middle is shown four to five. */
  photo: Uint8Array | null;
}

/** A whole A4 paper: the typesetter decides lines and pages. */
export interface PdfDocument {
  language: PdfLanguage;
  /** Title and author as document properties. */
  title: string;
  author: string;
  head: PdfHead;
  parts: readonly PdfPart[];
  /** Stands at the left of every page's foot; the page number stands at the right. */
  foot: string;
  /** Stands at the end where a letter had no glyph and a box was set in its place. */
  missingNote: string;
  /** Stands alone on the last page when there would be more pages than a paper may have. */
  cutNote: string;
}
