import type { Browser, Page } from '@playwright/test';
import { inBrowser, logInAsCompany } from './browser.ts';
import { scriptBytes } from './scripts.ts';
import { atMost, kilobytes, milliseconds, type Figure } from './table.ts';

/** How much slower the browser's processor is made, as a modest laptop of an office. */
const SLOWDOWN = 4;
const ROUNDS = 10;
const SETTLE_MS = 400;

declare global {
  interface Window {
    interactions: Map<number, number>;
  }
}

/** Collects from the page's start how long each interaction took until the next paint. */
function listen() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (!interactionId) continue;
      window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What the interactions of a part of the run took; those too short to be told count as 16 ms. */
async function taken(page: Page, act: () => Promise<number>): Promise<number[]> {
  await page.evaluate(() => window.interactions.clear());
  const acts = await act();
  await page.waitForTimeout(SETTLE_MS);
  const told = await page.evaluate(() => [...window.interactions.values()]);
  return [...told, ...Array.from({ length: Math.max(0, acts - told.length) }, () => 16)];
}

/** The value that 98 of a hundred do not exceed. */
function p98(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.98) - 1)] ?? 0;
}

async function press(page: Page, keys: readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLE_MS / 4);
  }
  return keys.length;
}

/** Cards carried from column to column by keys, as dropping with a pointer does the same work. */
const moves = (page: Page) => async () => {
  let count = 0;
  await page.locator('article[tabindex="0"]').focus();
  for (let round = 0; round < ROUNDS; round++) {
    count += await press(page, ['Space', 'ArrowRight', 'ArrowDown', 'Space']);
    await page.waitForTimeout(SETTLE_MS);
    count += await press(page, ['ArrowDown', round % 2 ? 'ArrowRight' : 'ArrowLeft']);
  }
  return count;
};

/** The drawer opened, turned to the next applicants and closed. */
const openings = (page: Page) => async () => {
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    count += await press(page, ['Enter']);
    await page.waitForTimeout(SETTLE_MS);
    count += await press(page, ['j', 'j', 'Escape', 'ArrowDown']);
  }
  return count;
};

/** A name typed into the search, which narrows the board, and taken away again. */
const filterings = (page: Page) => async () => {
  let count = 0;
  const search = page.getByRole('searchbox');
  for (let round = 0; round < ROUNDS / 2; round++) {
    await search.click();
    await page.keyboard.insertText('서윤');
    count += 1 + (await press(page, ['Enter']));
    await page.waitForTimeout(2 * SETTLE_MS);
    await search.fill('');
    count += await press(page, ['Enter']);
    await page.waitForTimeout(2 * SETTLE_MS);
  }
  return count;
};

async function measureOn(browser: Browser, url: string, path: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' });
  await page.addInitScript(listen);
  await logInAsCompany(page, url);
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const inp = (what: string, values: readonly number[]) =>
    atMost(
      `kanban of 5,000: ${what}, interaction to next paint, p98, processor ${SLOWDOWN} × slower`,
      p98(values),
      200,
      milliseconds,
    );
  const moved = await taken(page, moves(page));
  const opened = await taken(page, openings(page));
  const filtered = await taken(page, filterings(page));
  return [
    atMost('kanban of 5,000 applicants: elements of the page', nodes, 1500, String),
    inp('moving', moved),
    inp('opening', opened),
    inp('filtering', filtered),
  ];
}

/** How heavy the board of a very popular posting is and how soon it answers. */
export function measureBoard(url: string, recruitmentId: string): Promise<Figure[]> {
  const path = `/dashboard/recruitments/${recruitmentId}/kanban`;
  return inBrowser(async (browser) => {
    const bytes = await scriptBytes(browser, { url, path, isCompany: true });
    return [
      atMost('scripts of the kanban, brotli', bytes / 1024, 190, kilobytes),
      ...(await measureOn(browser, url, path)),
    ];
  });
}
