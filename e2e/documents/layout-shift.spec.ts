import type { Page } from '@playwright/test';
import { addressesOf } from '../lib/addresses.ts';
import { openScreen } from '../lib/screens.ts';
import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// The first content of a screen keeps its position while the rest is loaded.

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up in each document how far its content moved without a press, as browsers count it. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput)
          Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifted') as number);

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** The home of the console, its members, and lists whose filters are loaded later. */
const moving = /^\/console($|\/users|\/boards|\/audit-logs|\/banners\/create)/;

async function expectStill(page: Page, path: string, max: number) {
  await openScreen(page, path);
  expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(max);
}

test('a screen of the console does not move while it is loaded', async ({ page }) => {
  await countShifts(page);
  await enterAs(page, 'admin');
  const visited = [...(await addressesOf('admin')).filter((path) => moving.test(path)), '/console/password'];
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    for (const path of visited) await expectStill(page, path, 0.02);
  }
});

test('the outbox of the demonstration does not move while it is loaded', async ({ page }) => {
  await countShifts(page);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expectStill(page, '/developer/outbox', 0.02);
  }
});

test('a message on a whole page of a phone does not move the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await countShifts(page);
  for (const path of ['/refuse', '/nowhere']) await expectStill(page, path, 0.02);
});

test('content that is inserted above the rest is counted as a shift', async ({ page }) => {
  await countShifts(page);
  await openScreen(page, '/about');
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.querySelector('main')?.prepend(block);
  });
  await expect.poll(() => shiftOf(page)).toBeGreaterThan(0.05);
});
