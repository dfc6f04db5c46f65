import fontSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

/** What somebody did on a page whose scripts were not there yet. */
export interface Act {
  kind: 'click' | 'check' | 'type' | 'submit' | 'key';
  target: HTMLElement;
  /** A key's name, or what a field holds. */
  value?: string;
}

/** A document's scripts before they are there (`waking.ts` takes over from it). */
interface Sleep {
  acts: Act[];
  /** The field in which a syllable is being put together. */
  composing: EventTarget | undefined;
  release: () => void;
}

declare global {
  interface Window {
    ieumSleep?: Sleep;
  }
}

// The functions below are written into the document as they stand: they know each other and nothing else.

/** Keeps presses, choices, words and forms for the scripts; links, folds and everything native work by themselves. */
function keepActs(): Sleep {
  const acts: Act[] = [];
  const sleep: Sleep = { acts, composing: undefined, release: () => undefined };
  const keep = (event: Event, act: Act) => {
    event.stopImmediatePropagation();
    const known = acts.findIndex(({ kind, target }) => kind === act.kind && target === act.target);
    if (known < 0 || act.kind === 'type') acts.splice(known < 0 ? acts.length : known, 1, act);
    else if (act.target.matches('[type=checkbox]')) acts.splice(known, 1);
    act.target.dataset['waits'] = '';
  };
  const isBox = (at: Element) => at.matches('[type=checkbox],[type=radio]');
  const listeners: Record<string, (event: Event, at: HTMLElement) => void> = {
    click(event, at) {
      const target = at.closest<HTMLElement>('a[href],button,input,select,summary,label');
      if (!target || target.matches('a,summary,label,select')) return;
      if (target instanceof HTMLButtonElement && target.form && target.type !== 'button') return;
      if (target.tagName === 'BUTTON') keep(event, { kind: 'click', target });
      else if (isBox(target)) keep(event, { kind: 'check', target });
    },
    input(event, at) {
      if (isBox(at)) event.stopImmediatePropagation();
      else keep(event, { kind: 'type', target: at, value: (at as HTMLInputElement).value });
    },
    submit(event, at) {
      event.preventDefault();
      keep(event, { kind: 'submit', target: at });
    },
    keydown(event, at) {
      const value = (event as KeyboardEvent).key;
      if (!at.matches('button[aria-expanded]') || value !== 'ArrowDown') return;
      event.preventDefault();
      keep(event, { kind: 'key', target: at, value });
    },
    compositionstart: (_event, at) => void (sleep.composing = at),
    compositionend: () => void (sleep.composing = undefined),
  };
  listeners['change'] = (event, at) => listeners['input']?.(event, at);
  const hear = (event: Event) => {
    if (event.target instanceof HTMLElement) listeners[event.type]?.(event, event.target);
  };
  for (const name of Object.keys(listeners)) addEventListener(name, hear, true);
  sleep.release = () => {
    for (const name of Object.keys(listeners)) removeEventListener(name, hear, true);
  };
  return sleep;
}

/** Fetches the scripts without running them; resolves when all are here or cannot come. */
function fetchScripts(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')];
  const fetched = links.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        link.rel = 'modulepreload';
      }),
  );
  return Promise.all(fetched);
}

/** Brings the subsets of the font that the document's words need and lets them in together: one change, not eleven. */
async function bringFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-fonts]');
  if (!link) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    link.disabled = false;
  });
  const words = [...document.body.children].map((one) => (one.tagName === 'SCRIPT' ? '' : one.textContent));
  await document.fonts.load('16px "Pretendard Variable"', words.join('')).catch(() => undefined);
  document.documentElement.dataset['fonts'] = '';
}

/** Runs the scripts, once, as soon as the document is whole. */
function runScripts(): void {
  const run = () => {
    const waiting = document.querySelector('script[type=later]');
    if (!waiting || document.querySelector('script[data-awake]')) return;
    void fetchScripts();
    const script = document.createElement('script');
    script.type = 'module';
    script.dataset['awake'] = '';
    script.textContent = waiting.textContent;
    script.addEventListener('error', () => window.ieumSleep?.release());
    document.head.append(script);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** Whether somebody seems to be logged in here, or the address asks for what only scripts can show. */
function isAwaited(): boolean {
  try {
    const isMember = sessionStorage.getItem('refreshToken') || localStorage.getItem('ieum.member');
    if (isMember || localStorage.getItem('ieum.keep')) document.documentElement.dataset['member'] = '';
    return (
      'member' in document.documentElement.dataset ||
      sessionStorage.getItem('ieum.notice') !== null ||
      /[?&]apply\b/.test(location.search)
    );
  } catch {
    return true;
  }
}

/** Lets the page be read first: its scripts come after the first paint and run at a sign of presence, or once all rests. */
function sleepFirst(): void {
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'keydown',
    'focusin',
    'scroll',
    'input',
  ];
  window.ieumSleep = keepActs();
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake, true);
    runScripts();
  };
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake);
    else wake();
  };
  const prepare = async () => {
    await fetchScripts();
    await bringFonts();
    setTimeout(rest, 4000);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(() => void prepare()));
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  if (isAwaited()) wake();
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}

const parts = [keepActs, fetchScripts, bringFonts, runScripts, isAwaited, sleepFirst];
const source = import.meta.env.SSR ? `(()=>{${parts.join('\n')}\n${sleepFirst.name}()})()` : '';

const keeping = import.meta.env.SSR
  ? `(()=>{${String(keepActs)}\nwindow.ieumSleep=${keepActs.name}()})()`
  : '';

/** A document whose scripts start at once; what is done before they are alive is kept all the same. */
export const withKeptActs = (html: string): string =>
  html.replace('</head>', () => `<script>${keeping}</script></head>`);

/** A visitors' document whose scripts and fonts let it be painted, read and touched first. */
export const withLateStart = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replace('<script type="module" async="">', '<script type="later">')
    .replace(
      `<link rel="stylesheet" href="${fontSheet}"/>`,
      `<link rel="stylesheet" data-fonts="" disabled="" href="${fontSheet}"/>`,
    )
    .replace('</head>', () => `<script>${source}</script></head>`);
