import { expect, type Locator, type Page } from '@playwright/test';
import { addressesOf, busiestRecruitment } from './lib/addresses.ts';
import { expectNoStoredValue, unmarkedKorean } from './lib/checks.ts';
import { enterAs } from './lib/sessions.ts';
import { expectAccessible, collectErrors, openScreen } from './lib/screens.ts';
import { test } from './lib/test.ts';

// In pages of other languages text that members wrote in Korean is marked for screen readers and translators;
// they too show no stored values, log no errors, pass axe and fit on a phone, where longer words need room.

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);

async function useEnglish(page: Page, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

async function expectTranslated(page: Page, paths: readonly string[]) {
  const complaints = collectErrors(page);
  for (const path of paths) {
    await page.setViewportSize(desktop);
    await openScreen(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect.soft(await unmarkedKorean(page), path).toEqual([]);
    await expectNoStoredValue(page, path);
    await page.setViewportSize(phone);
    await expectAccessible(page, `${path} in English`, complaints);
  }
  await page.setViewportSize(desktop);
}

/** A layer that a press opens over the page is marked as well. */
async function expectLayerMarked(page: Page, path: string, opener: Locator) {
  await openScreen(page, path);
  await opener.click();
  await expect(page.locator('[role="dialog"], dialog[open], #side-panel-title').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await unmarkedKorean(page), `layer of ${path}`).toEqual([]);
}

test('public pages', async ({ page, baseURL }) => {
  const paths = await addressesOf('visitor');
  await useEnglish(page, baseURL);
  await expectTranslated(page, paths);
  // Otherwise there would be nothing to mark.
  await openScreen(page, '/recruitments');
  await expect(page.locator('main h3 a[lang="ko"]').first()).toBeVisible();
});

test('screens of a person', async ({ page, baseURL }) => {
  await enterAs(page, 'person');
  await useEnglish(page, baseURL);
  await expectTranslated(page, await addressesOf('person'));
  await expectLayerMarked(page, '/dashboard/applied', page.locator('main h3 a').first());
  await expectLayerMarked(page, '/dashboard/watching', page.getByRole('button', { name: /notification/i }));
});

test('screens of a company', async ({ page, baseURL }) => {
  await enterAs(page, 'company');
  await useEnglish(page, baseURL);
  await expectTranslated(page, await addressesOf('company'));
  const recruitment = await busiestRecruitment();
  await expectLayerMarked(page, `${recruitment}/applications`, page.locator('[data-applicant]').first());
  await expectLayerMarked(page, `${recruitment}/kanban`, page.locator('[data-card]').first());
});

test('screens of an administrator', async ({ page, baseURL }) => {
  await enterAs(page, 'admin');
  await useEnglish(page, baseURL);
  await expectTranslated(page, await addressesOf('admin'));
  await expectLayerMarked(page, '/console/users?tab=all', page.locator('main td a').first());
  await expectLayerMarked(page, '/console/messages', page.locator('main td a').first());
});
