// The content of a PDF, as plain data that can be sent to another thread.

/** The language of the PDF, for its document properties. */
export type PdfLanguage = 'ko' | 'en' | 'zh-CN';

/** A line of a list: time, subject, a secondary note and a longer text; empty ones are omitted. */
export interface PdfEntry {
  when: string;
  title: string;
  note: string;
  text: string;
}

/** A label with its value; `steps` of five draws a small scale before the value. */
export interface PdfPair {
  name: string;
  value: string;
  steps?: number | undefined;
}

export type PdfBlock =
  | { kind: 'entries'; entries: readonly PdfEntry[] }
  | { kind: 'pairs'; pairs: readonly PdfPair[] }
  | { kind: 'text'; title: string; text: string };

/** A titled part of a PDF; its title is never the last line of a page. */
export interface PdfPart {
  title: string;
  note: string;
  blocks: readonly PdfBlock[];
}

/** The top of the first page: the person. */
export interface PdfHead {
  /** A small line above the title, '' for none. */
  kicker: string;
  title: string;
  subtitle: string;
  facts: readonly { term: string; value: string }[];
  /** A JPEG, null for none; its middle is shown in the ratio 4:5. */
  photo: Uint8Array | null;
}

/** A whole A4 document; the typesetter breaks lines and pages. */
export interface PdfDocument {
  language: PdfLanguage;
  /** Title and author as document properties. */
  title: string;
  author: string;
  head: PdfHead;
  parts: readonly PdfPart[];
  /** Shown at the left of every page's footer; the page number is at the right. */
  foot: string;
  /** Shown at the end where a letter had no glyph and was replaced by a box. */
  missingNote: string;
  /** Shown alone on the last page when there would be more pages than allowed. */
  cutNote: string;
}
