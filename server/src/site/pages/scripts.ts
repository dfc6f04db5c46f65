const EARLY = /<link rel="modulepreload" /g;

/**
 * Loads a document's scripts after its text and fonts on a slow line, because a page is read before it is
 * used.
 */
export const withScriptsLast = (html: string): string =>
  html.replaceAll(EARLY, '<link rel="modulepreload" fetchpriority="low" ');
