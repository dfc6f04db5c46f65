import type { Page } from '@playwright/test';
import { addressesOf } from './lib/addresses.ts';
import { expectNoStoredValue, smallLinks, storedValues } from './lib/checks.ts';
import { isComplete } from './lib/scope.ts';
import { expectAccessible, expectFits, collectErrors, openScreen } from './lib/screens.ts';
import { enterAs } from './lib/sessions.ts';
import { expect, test } from './lib/test.ts';

// Every screen, opened once as its audience at the width of a phone and then widened to a desktop: it passes
// axe, never scrolls sideways, logs no errors and shows no stored values; titles of lists are large enough to
// press. The width at which axe is left out here is that of `languages.spec.ts`.

// Each walk is independent, so that they can run in parallel.
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 780 } });
test.setTimeout(900_000);

const sizes = [
  { viewport: { width: 360, height: 780 }, minLink: 44, check: expectAccessible },
  {
    viewport: { width: 1440, height: 900 },
    minLink: 24,
    check: isComplete ? expectAccessible : expectFits,
  },
];
/** Lists whose titles are plain links. */
const lists: readonly string[] = [
  '/dashboard/recruitments',
  '/console/users',
  '/console/recruitment/list',
  '/console/messages',
];

async function walk(page: Page, paths: readonly string[]) {
  const complaints = collectErrors(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openScreen(page, path);
      await expectNoStoredValue(page, path);
      for (const { viewport, minLink, check } of sizes) {
        await page.setViewportSize(viewport);
        await check(page, `${path} at ${viewport.width} px`, complaints);
        if (lists.includes(path)) expect(await smallLinks(page, minLink), path).toEqual([]);
      }
    });
}

test('a picture without a description, and one that is too wide, are found', async ({ page }) => {
  await openScreen(page, '/login');
  await expectAccessible(page, '/login', []);
  const picture = await page.evaluateHandle(() => {
    const image = document.createElement('img');
    document.querySelector('main')?.append(image);
    return image;
  });
  await expect(expectAccessible(page, '/login', [])).rejects.toThrow('image-alt');
  await picture.evaluate((image) => {
    image.alt = '사진';
    Object.assign(image.style, { width: '2000px', maxWidth: 'none', height: '10px' });
  });
  await expect(expectAccessible(page, '/login', [])).rejects.toThrow('scrolls sideways');
});

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

for (const part of [1, 2, 3])
  test(`screens of an administrator, part ${part} of 3`, async ({ page }) => {
    await enterAs(page, 'admin');
    const addresses = await addressesOf('admin');
    await walk(
      page,
      addresses.filter((_, index) => index % 3 === part - 1),
    );
  });
