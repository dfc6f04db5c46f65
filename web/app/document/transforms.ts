import fontSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import { replaceEach, replaceOnce } from './edits.ts';
import { inlineStyles } from './inline-styles.ts';
import { startLate } from './late-start.ts';

/** A page is read before it is used, as those of visitors; an application is used at once, as a form or a screen behind a login. */
export type DocumentKind = 'page' | 'application';

interface Transform {
  name: string;
  /** The documents that it rewrites. */
  kinds: readonly DocumentKind[];
  apply: (html: string) => string;
}

const FONT_LINK = `<link rel="stylesheet" href="${fontSheet}"/>`;

/** Applies the style sheet of the fonts once it is loaded: text is shown before its font. */
const WHEN_LOADED =
  '<script>(function(link){link.onload=function(){link.media="all";document.documentElement.dataset.fonts=""}})(document.currentScript.previousElementSibling)</script>';

/** The fonts do not block the first paint. */
const deferFonts = (html: string): string =>
  replaceOnce(
    html,
    FONT_LINK,
    `<link rel="preload" as="style" href="${fontSheet}"/><link rel="stylesheet" data-fonts="" href="${fontSheet}" media="print"/>${WHEN_LOADED}`,
  );

/** Scripts are loaded after the text and its fonts on a slow line, because a page is read before it is used. */
const yieldScripts = (html: string): string =>
  replaceEach(html, '<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');

/**
 * The transforms of a rendered document, in this order (docs/decisions/016-document.md). The product also
 * works without any of them.
 */
export const transforms: readonly Transform[] = [
  { name: 'late-start', kinds: ['page'], apply: (html) => startLate(html, FONT_LINK) },
  { name: 'deferred-fonts', kinds: ['application'], apply: deferFonts },
  { name: 'inline-styles', kinds: ['page', 'application'], apply: (html) => inlineStyles(html) },
  { name: 'yielding-scripts', kinds: ['application'], apply: yieldScripts },
];

interface TransformOptions {
  kind: DocumentKind;
  /** Names of transforms to leave out, or `all`. */
  without: readonly string[];
  /** Takes why a transform was not applied; the document is served without it. */
  report: (error: unknown) => void;
}

/** Rewrites a rendered document. The build renders one of each kind and fails where a transform does not match. */
export function rewriteDocument(html: string, { kind, without, report }: TransformOptions): string {
  if (without.includes('all')) return html;
  const wanted = transforms.filter(({ name, kinds }) => kinds.includes(kind) && !without.includes(name));
  return wanted.reduce((before, { name, apply }) => {
    try {
      return apply(before);
    } catch (error) {
      report(new Error(`the transform ${name} of documents does not match`, { cause: error }));
      return before;
    }
  }, html);
}
