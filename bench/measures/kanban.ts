import type { Browser, Page } from '@playwright/test';
import { median } from '../lib/load.ts';
import { inBrowser, logInAsCompany } from '../lib/browser.ts';
import { atMost, milliseconds, type Figure } from '../lib/table.ts';

/** The factor by which the browser's processor is slowed down, to that of a modest office laptop. */
const SLOWDOWN = 4;
const ROUNDS = 10;
const SETTLE_MS = 400;

declare global {
  interface Window {
    interactions: Map<number, number>;
  }
}

/**
 * Records from the page's start how long each interaction took until the next paint; of a drag, each of its
 * events.
 */
function listen() {
  window.interactions = new Map();
  let drags = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const isDrag = /^(drag(start|end)|drop)$/.test(entry.name);
      if (!entry.interactionId && !isDrag) continue;
      const id = isDrag ? (drags -= 1) : entry.interactionId;
      window.interactions.set(id, Math.max(entry.duration, window.interactions.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The durations of the interactions of a part of the run; those too short to be reported count as 16 ms. */
async function taken(page: Page, act: () => Promise<number>): Promise<number[]> {
  await page.evaluate(() => window.interactions.clear());
  const actions = await act();
  await page.waitForTimeout(SETTLE_MS);
  const reported = await page.evaluate(() => [...window.interactions.values()]);
  return [...reported, ...Array.from({ length: Math.max(0, actions - reported.length) }, () => 16)];
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

const cardsOf = (page: Page, column: string) => page.locator(`section[data-column="${column}"] article`);
const drawerOf = (page: Page) => page.locator('aside[aria-labelledby="side-panel-title"]');

/** Cards moved from column to column by keyboard. */
const keyMoves = (page: Page) => async () => {
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await cardsOf(page, round % 2 ? 'pending' : 'applied')
      .first()
      .focus();
    count += await press(page, ['Space', round % 2 ? 'ArrowLeft' : 'ArrowRight', 'ArrowDown', 'Space']);
    await page.waitForTimeout(SETTLE_MS);
  }
  return count;
};

/** Cards moved by their menu. */
const menuMoves = (page: Page) => async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const card = cardsOf(page, round % 2 ? 'meeting' : 'applied').first();
    await card.getByRole('button', { name: /더보기$/ }).click();
    await page.waitForTimeout(SETTLE_MS / 2);
    await page.getByRole('menuitem', { name: round % 2 ? '지원 접수' : '면접', exact: true }).click();
    await page.waitForTimeout(SETTLE_MS);
  }
  return 2 * ROUNDS;
};

/** Cards dragged and dropped into another column; asserts that they moved. */
const drags = (page: Page) => async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const card = cardsOf(page, round % 2 ? 'pending' : 'applied').nth(1);
    const target = cardsOf(page, round % 2 ? 'applied' : 'pending').nth(1);
    const id = await card.getAttribute('id');
    await card.hover();
    await page.locator(`#${id}[draggable="true"]`).waitFor();
    const [from, to] = [await card.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error('there is nothing to drag');
    await page.mouse.move(from.x + 60, from.y + 70);
    await page.mouse.down();
    await page.mouse.move(from.x + 75, from.y + 80, { steps: 4 });
    await page.mouse.move(to.x + 90, to.y + 20, { steps: 8 });
    await page.waitForTimeout(SETTLE_MS / 4);
    await page.mouse.up();
    await page.locator(`section[data-column="${round % 2 ? 'applied' : 'pending'}"] #${id}`).waitFor();
    await page.waitForTimeout(SETTLE_MS);
  }
  return 2 * ROUNDS;
};

/** The drawer opened by a click, moved to the next applicant and closed. */
const openings = (page: Page) => async () => {
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await cardsOf(page, 'applied')
      .nth(round % 3)
      .click({ position: { x: 60, y: 70 } });
    await drawerOf(page).getByRole('tab').first().waitFor();
    await page.waitForTimeout(SETTLE_MS / 2);
    count += 1 + (await press(page, ['j']));
    await page.waitForTimeout(SETTLE_MS);
    count += await press(page, ['Escape']);
    await drawerOf(page).waitFor({ state: 'detached' });
  }
  return count;
};

/** A name typed into the search, which filters the board, and removed again. */
const filterings = (page: Page) => async () => {
  let count = 0;
  const search = page.getByRole('searchbox');
  for (let round = 0; round < ROUNDS / 2; round++) {
    await search.click();
    await page.keyboard.insertText('서윤');
    count += 1 + (await press(page, ['1', 'Backspace', 'Enter']));
    await page.waitForTimeout(2 * SETTLE_MS);
    count += await press(page, ['Control+a', 'Backspace', 'Enter']);
    await page.waitForTimeout(2 * SETTLE_MS);
  }
  return count;
};

/** Key presses without an effect: what the browser itself takes on this machine now. */
const nothing = (page: Page) => async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await page.getByRole('heading', { level: 2 }).first().click();
    await page.waitForTimeout(SETTLE_MS / 2);
  }
  return ROUNDS;
};

const actions: Record<string, (page: Page) => () => Promise<number>> = {
  'opening a card': openings,
  'moving by keys': keyMoves,
  'moving by the menu': menuMoves,
  dragging: drags,
  filtering: filterings,
};

async function measureOn(browser: Browser, url: string, path: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' });
  await page.addInitScript(listen);
  await logInAsCompany(page, url);
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const figures = [atMost('kanban of 5,000 applicants: elements of the page', nodes, 1500, String)];
  for (const [what, act] of Object.entries(actions)) {
    const empty = p98(await taken(page, nothing(page)));
    const values = await taken(page, act(page));
    const details = `median of ${values.length} ${milliseconds(median(values))}, an empty press ${milliseconds(empty)}`;
    const label = `kanban of 5,000: ${what}, interaction to next paint, p98 (${details}), processor ${SLOWDOWN} × slower`;
    figures.push(atMost(label, p98(values), 200, milliseconds));
  }
  return figures;
}

/** How fast the board of a very popular recruitment responds. */
export const measureKanban = (url: string, recruitmentId: string): Promise<Figure[]> =>
  inBrowser((browser) => measureOn(browser, url, `/dashboard/recruitments/${recruitmentId}/kanban`));
