import { expect, type Locator, type Page } from '@playwright/test';
import { addressesOf, busiestRecruitment } from './lib/addresses.ts';
import { expectNoStoredValue, unmarkedKorean } from './lib/checks.ts';
import { enterAs } from './lib/sessions.ts';
import { listenTo, openScreen } from './lib/screens.ts';
import { test } from './lib/test.ts';

// In pages of other languages, opened at desktop width, text that members wrote in Korean is marked for
// screen readers and translators; they too show no stored values and log no errors.

test.describe.configure({ mode: 'parallel' });
test.setTimeout(240_000);

async function useEnglish(page: Page, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
}

async function expectMarked(page: Page, paths: readonly string[]) {
  const complaints = listenTo(page);
  for (const path of paths) {
    await openScreen(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect.soft(await unmarkedKorean(page), path).toEqual([]);
    await expectNoStoredValue(page, path);
  }
  expect(complaints).toEqual([]);
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
  await expectMarked(page, paths);
  // Otherwise there would be nothing to mark.
  await openScreen(page, '/recruitments');
  await expect(page.locator('main h3 a[lang="ko"]').first()).toBeVisible();
});

test('screens of a person', async ({ page, baseURL }) => {
  await enterAs(page, 'person');
  await useEnglish(page, baseURL);
  await expectMarked(page, await addressesOf('person'));
  await expectLayerMarked(page, '/dashboard/applied', page.locator('main h3 a').first());
  await expectLayerMarked(page, '/dashboard/watching', page.getByRole('button', { name: /notification/i }));
});

test('screens of a company', async ({ page, baseURL }) => {
  await enterAs(page, 'company');
  await useEnglish(page, baseURL);
  await expectMarked(page, await addressesOf('company'));
  const recruitment = await busiestRecruitment();
  await expectLayerMarked(page, `${recruitment}/applications`, page.locator('[data-applicant]').first());
  await expectLayerMarked(page, `${recruitment}/kanban`, page.locator('[data-card]').first());
});

test('screens of an administrator', async ({ page, baseURL }) => {
  await enterAs(page, 'admin');
  await useEnglish(page, baseURL);
  await expectMarked(page, await addressesOf('admin'));
  await expectLayerMarked(page, '/console/users?tab=all', page.locator('main td a').first());
  await expectLayerMarked(page, '/console/messages', page.locator('main td a').first());
});
