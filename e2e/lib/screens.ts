import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { watchRequests } from './requests.ts';

/** Content outside the landmarks is missed by people who move from one landmark to the next. */
const LANDMARKS = { 'landmark-one-main': { enabled: true }, region: { enabled: true } };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Opens a screen and waits until its content is drawn. */
export async function openScreen(page: Page, path: string) {
  const requests = watchRequests(page);
  await page.goto(path);
  await page.locator('html[data-live]').waitFor();
  await requests.settled();
  await expect(page.locator('h1').first()).toBeAttached();
}

/** A screen has no accessibility violation, does not scroll sideways and logs nothing to the console. */
export async function expectAccessible(page: Page, path: string, complaints: readonly string[]) {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: LANDMARKS,
      // Without descriptions of passed checks and without searching for frames, axe takes a third of the
      // time.
      resultTypes: ['violations'],
    })
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: window.innerWidth,
  }));
  expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(seen);
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
