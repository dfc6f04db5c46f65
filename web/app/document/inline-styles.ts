import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnexpectedDocument } from './edits.ts';

const SHEET = /<link rel="stylesheet" href="([^"]*\/(assets\/[\w.-]+\.css)(?:#[^"]*)?)"\/>/g;
/** Larger ones are better cached by the browser than sent with every document. */
const MAX_BYTES = 24 * 1024;

const known = new Map<string, string>();

/** The text of a style sheet of this build, whose browser half is beside the half that renders. */
function readSheet(path: string): string {
  const sheet = known.get(path) ?? readFileSync(join(import.meta.dirname, '../client', path), 'utf8');
  known.set(path, sheet);
  return sheet;
}

/**
 * Inlines a document's small style sheets, so that its first paint waits for no other response. Their links stay,
 * disabled, because the browser's part of the page expects them.
 */
export function inlineStyles(html: string, read = readSheet): string {
  let inlined = 0;
  const styled = html.replaceAll(SHEET, (link, href: string, path: string) => {
    const sheet = read(path);
    if (sheet.length > MAX_BYTES) return link;
    inlined += 1;
    return `<style>${sheet}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
  });
  if (inlined === 0) throw new UnexpectedDocument('no style sheet to inline');
  return styled;
}
