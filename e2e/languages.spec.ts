import { expect, type Locator, type Page } from '@playwright/test';
import { baseURL } from './lib/base-url.ts';
import { addressesOf, busiestRecruitment } from './lib/addresses.ts';
import { expectNoStoredValue, unmarkedKorean } from './lib/checks.ts';
import { enterAs } from './lib/sessions.ts';
import { isComplete } from './lib/scope.ts';
import { expectAccessible, expectFits, collectErrors, openScreen } from './lib/screens.ts';
import { test } from './lib/test.ts';

// In pages of other languages text that members wrote in Korean is marked for screen readers and translators;
// they too show no stored values, log no errors, pass axe and fit on a phone, where longer words need room.

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);

const english = { locale: 'en', tag: 'en' };
const languages = isComplete ? [english, { locale: 'cn', tag: 'zh-CN' }] : [english];

async function use(page: Page, locale: string) {
  await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL }]);
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

async function expectTranslated(page: Page, paths: readonly string[], tag: string) {
  const complaints = collectErrors(page);
  for (const path of paths) {
    await page.setViewportSize(desktop);
    await openScreen(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    expect.soft(await unmarkedKorean(page), path).toEqual([]);
    await expectNoStoredValue(page, path);
    await expectAccessible(page, `${path} in ${tag}`, complaints);
    await page.setViewportSize(phone);
    const check = isComplete ? expectAccessible : expectFits;
    await check(page, `${path} in ${tag} on a phone`, complaints);
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

for (const { locale, tag } of languages) {
  test(`public pages in ${tag}`, async ({ page }) => {
    await use(page, locale);
    await expectTranslated(page, await addressesOf('visitor'), tag);
    // Otherwise there would be nothing to mark.
    await openScreen(page, '/recruitments');
    await expect(page.locator('main h3 a[lang="ko"]').first()).toBeVisible();
  });

  test(`screens of a person in ${tag}`, async ({ page }) => {
    await enterAs(page, 'person');
    await use(page, locale);
    await expectTranslated(page, await addressesOf('person'), tag);
    await expectLayerMarked(page, '/dashboard/applied', page.locator('main h3 a').first());
    const notifications = page.getByRole('button', { name: /notification|通知/i });
    await expectLayerMarked(page, '/dashboard/watching', notifications);
  });

  test(`screens of a company in ${tag}`, async ({ page }) => {
    await enterAs(page, 'company');
    await use(page, locale);
    await expectTranslated(page, await addressesOf('company'), tag);
    const recruitment = await busiestRecruitment();
    await expectLayerMarked(page, `${recruitment}/applications`, page.locator('[data-applicant]').first());
    await expectLayerMarked(page, `${recruitment}/kanban`, page.locator('[data-card]').first());
  });

  for (const part of [1, 2])
    test(`screens of an administrator in ${tag}, part ${part} of 2`, async ({ page }) => {
      await enterAs(page, 'admin');
      await use(page, locale);
      const addresses = await addressesOf('admin');
      await expectTranslated(
        page,
        addresses.filter((_, index) => index % 2 === part - 1),
        tag,
      );
      const list = part === 1 ? '/console/users?tab=all' : '/console/messages';
      await expectLayerMarked(page, list, page.locator('main td a').first());
    });
}
