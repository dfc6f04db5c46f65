import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { watchRequests } from './requests.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const axeOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Content outside the landmarks is missed by people who move from one landmark to the next.
  rules: { 'landmark-one-main': { enabled: true }, region: { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
} as const satisfies axe.RunOptions;

/** Opens a screen and waits until its content is drawn. */
export async function openScreen(page: Page, path: string) {
  const requests = watchRequests(page);
  await page.goto(path);
  await page.locator('html[data-live]').waitFor();
  await requests.settled();
  await expect(page.locator('h1').first()).toBeAttached();
}

/** Every violation of a rule of axe, with the elements that violate it. */
async function violationsOf(page: Page): Promise<{ id: string; elements: string[] }[]> {
  // Reading its source takes a page as long as checking, so a page that is checked again keeps it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (options) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run(options as axe.RunOptions);
    return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html.slice(0, 120)) }));
  }, axeOptions);
}

/** A screen has no accessibility violation, does not scroll sideways and logs nothing to the console. */
export async function expectAccessible(page: Page, path: string, complaints: readonly string[]) {
  const violations = await violationsOf(page);
  const found = violations.map(({ id, elements }) => `${path} ${id}: ${elements.join(' | ')}`);
  expect(found).toEqual([]);
  await expectFits(page, path, complaints);
}

/** A screen does not scroll sideways and logs nothing to the console. */
export async function expectFits(page: Page, path: string, complaints: readonly string[]) {
  // A screen that was just made narrower is drawn again a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${path} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
}

/** An open layer or page has no accessibility violation and fits, on a phone and on a desktop. */
export async function expectAccessibleAtBothSizes(page: Page, name: string) {
  const before = page.viewportSize();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    // A control that is partly scrolled under the bar at the top would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `${name} at ${viewport.width} px`, []);
  }
  if (before) await page.setViewportSize(before);
}

/** Collects the errors of a page: exceptions, hydration mismatches, blocked scripts. */
export function collectErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // A frame that may run nothing rejects the scripts of the stories, too.
    if (/about:srcdoc.*sandboxed/.test(message.text())) return;
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  return complaints;
}
