import type { Page } from '@playwright/test';
import { addressesOf } from './lib/addresses.ts';
import { expectNoStoredValue, smallLinks, storedValues } from './lib/checks.ts';
import { expectSound, listenTo, openScreen } from './lib/screens.ts';
import { enterAs } from './lib/sessions.ts';
import { expect, test } from './lib/test.ts';

// Every screen, for whom it is made, opened once on a telephone and then widened to a desk: on both sound for axe,
// never scrolling sideways, without errors; showing no value as it is stored; titles of lists large enough to press.

// Each walk stands alone, so that they can be shared out.
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 780 } });
test.setTimeout(300_000);

const sizes = [
  { viewport: { width: 360, height: 780 }, leastLink: 44 },
  { viewport: { width: 1440, height: 900 }, leastLink: 24 },
];
/** Lists whose titles are plain links. */
const lists: readonly string[] = [
  '/dashboard/recruitments',
  '/console/users',
  '/console/recruitment/list',
  '/console/messages',
];

async function walk(page: Page, paths: readonly string[]) {
  const complaints = listenTo(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openScreen(page, path);
      await expectNoStoredValue(page, path);
      for (const { viewport, leastLink } of sizes) {
        await page.setViewportSize(viewport);
        await expectSound(page, `${path} at ${viewport.width} px`, complaints);
        if (lists.includes(path)) expect(await smallLinks(page, leastLink), path).toEqual([]);
      }
    });
}

test('screens of visitors', async ({ page }) => {
  expect(storedValues).toContain('ON_GOING');
  expect(storedValues).toContain('REFERENCE_TO_INTERVIEW');
  await walk(page, await addressesOf('visitor'));
});

test('screens of a person', async ({ page }) => {
  await enterAs(page, 'person');
  await walk(page, await addressesOf('person'));
});

test('screens of a company', async ({ page }) => {
  await enterAs(page, 'company');
  await walk(page, await addressesOf('company'));
});

test('screens of a company awaiting approval', async ({ page }) => {
  await enterAs(page, 'pending');
  await walk(page, await addressesOf('pending'));
});

test('screens of an administrator', async ({ page }) => {
  await enterAs(page, 'admin');
  await walk(page, await addressesOf('admin'));
});
