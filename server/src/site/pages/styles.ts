import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@ieum/contract/common/text.ts';
import { clientFolder } from './renderer.ts';

const SHEET = /<link rel="stylesheet" href="(\/static\/(\w+)\/(assets\/[\w.-]+\.css)(?:#[^"]*)?)"\/>/g;
/** Larger ones are better cached by the browser than sent with every document. */
const MOST_BYTES = 24 * 1024;
/** The style sheet of a font in parts; any style sheet may use a local font. */
const FONTS = /unicode-range/;

/** Applies the style sheet of the fonts once it is loaded: text is shown before its font. */
const WHEN_LOADED =
  '<script>(function(link){link.onload=function(){link.media="all";document.documentElement.dataset.fonts=""}})(document.currentScript.previousElementSibling)</script>';

const known = new Map<string, string | undefined>();

/** A built style sheet's text; empty for a missing file. */
function readSheet(locale: string, path: string): string | undefined {
  const folder = locales.find((name) => name === locale);
  if (!folder) return undefined;
  const key = `${folder}/${path}`;
  if (known.has(key)) return known.get(key);
  let sheet: string | undefined;
  try {
    sheet = readFileSync(join(clientFolder(folder), path), 'utf8');
  } catch {
    sheet = undefined;
  }
  known.set(key, sheet);
  return sheet;
}

/**
 * Inlines a document's small style sheets, so that its first paint waits for no other response. Their links
 * stay, disabled, because the browser's part of the page expects them; the style sheet of the fonts loads
 * without blocking.
 */
export function withOwnStyles(html: string, read = readSheet): string {
  return html.replaceAll(SHEET, (link, href: string, locale: string, path: string) => {
    const sheet = read(locale, path);
    if (sheet === undefined) return link;
    if (FONTS.test(sheet))
      return `<link rel="preload" as="style" href="${href}"/><link rel="stylesheet" href="${href}" media="print"/>${WHEN_LOADED}`;
    if (sheet.length > MOST_BYTES) return link;
    return `<style>${sheet}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
  });
}
