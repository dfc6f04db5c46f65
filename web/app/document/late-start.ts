import { replaceEach, replaceOnce } from './edits.ts';

// The source of the functions below is inlined in the document: they can use only each other.

/** Marks a browser in which somebody seems to be logged in, before the first paint; not in a preview. */
function markMember(): void {
  if ('preview' in document.documentElement.dataset) return;
  try {
    const isMember = sessionStorage.getItem('refreshToken') || localStorage.getItem('ieum.member');
    if (isMember || localStorage.getItem('ieum.keep')) document.documentElement.dataset['member'] = '';
  } catch {
    // Without storage nobody stays logged in.
  }
}

/**
 * Until the scripts are loaded nothing else handles Back within one document, so the page is requested
 * again.
 */
function followBack(): void {
  const here = () => location.pathname + location.search;
  const shown = here();
  addEventListener('popstate', () => {
    if (!('live' in document.documentElement.dataset) && here() !== shown) location.reload();
  });
}

/** Records on a form that needs scripts that it was submitted; the form is sent once they are loaded. */
function noteSubmitted(): void {
  addEventListener('submit', ({ target }) => {
    if ('live' in document.documentElement.dataset || !(target instanceof HTMLFormElement)) return;
    if (target.method === 'dialog') target.dataset['submitted'] = '';
  });
}

/**
 * Loads and runs the scripts; resolves when they are loaded, or soon where a browser does not report
 * that.
 */
function startScripts(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')];
  const fetched = links.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        link.rel = 'modulepreload';
      }),
  );
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = document.querySelector('script[type=later]')?.textContent ?? '';
  document.head.append(script);
  return Promise.race([Promise.all(fetched), new Promise((resolve) => setTimeout(resolve, 3000))]);
}

/** The page in pieces that a slow phone lays out within a frame or two. */
function piecesOf(element: Element): Element[] {
  const isSmall = element.getElementsByTagName('*').length <= 40;
  return isSmall ? [element] : [...element.children].flatMap(piecesOf);
}

/** Applies the font piece by piece, so that a touch never waits for the whole page. */
async function applyFont(): Promise<void> {
  const { documentElement, body } = document;
  for (const piece of document.hidden ? [] : piecesOf(body)) {
    if (!(piece instanceof HTMLElement) || piece.tagName === 'SCRIPT') continue;
    piece.dataset['font'] = '';
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  documentElement.dataset['fonts'] = '';
}

/**
 * Loads the subsets of the font that the page's text needs, and applies them together unless the text is
 * being read.
 */
async function loadFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-fonts]');
  if (!link) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    link.disabled = false;
  });
  const texts = [...document.body.children].map((one) => (one.tagName === 'SCRIPT' ? '' : one.textContent));
  await document.fonts.load('16px "Pretendard Variable"', texts.join('')).catch(() => undefined);
  // On a slow line the text is already being read: the next page starts with the font.
  if (performance.now() < 5000) await applyFont();
  else document.documentElement.dataset['fonts'] = 'next';
}

/**
 * Resolves when the page was painted, or after a second where nothing is painted (a page in the
 * background).
 */
function painted(): Promise<unknown> {
  const reported = new Promise<void>((resolve) => {
    try {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length) resolve();
      });
      observer.observe({ type: 'paint', buffered: true });
    } catch {
      requestAnimationFrame(() => setTimeout(resolve));
    }
  });
  return Promise.race([reported, new Promise((resolve) => setTimeout(resolve, 1000))]);
}

/** Paints the page, then starts its scripts automatically and loads its font. */
function startAfterPaint(): void {
  markMember();
  followBack();
  noteSubmitted();
  const start = () => void painted().then(startScripts).then(loadFonts);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}

const parts = [
  markMember,
  followBack,
  noteSubmitted,
  startScripts,
  piecesOf,
  applyFont,
  loadFonts,
  painted,
  startAfterPaint,
];
const source = import.meta.env.SSR ? `(()=>{${parts.join('\n')}\n${startAfterPaint.name}()})()` : '';

/** Paints a document before its scripts and fonts are loaded. */
export function startLate(html: string, fontLink: string): string {
  const withoutPreloads = replaceEach(html, '<link rel="modulepreload" ', '<link rel="later" ');
  const withoutModule = replaceOnce(
    withoutPreloads,
    '<script type="module" async="">',
    '<script type="later">',
  );
  const withoutFont = replaceOnce(
    withoutModule,
    fontLink,
    fontLink.replace('rel="stylesheet"', 'rel="stylesheet" data-fonts="" disabled=""'),
  );
  return replaceOnce(withoutFont, '</head>', `<script>${source}</script></head>`);
}
