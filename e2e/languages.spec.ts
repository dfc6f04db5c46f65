import { expect, type Locator, type Page } from '@playwright/test';
import { addresses, applicantAddresses, recruitmentAddresses } from './lib/addresses.ts';
import { logIn, logInToConsole } from './lib/people.ts';
import { openScreen } from './lib/screens.ts';
import { test } from './lib/test.ts';

// In pages of other languages what members wrote in Korean is marked, for screen readers and translators.

test.describe.configure({ mode: 'parallel' });
test.setTimeout(240_000);

async function useEnglish(page: Page, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
}

/** Texts with Korean letters under no mark of their language, each with where it is. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isSaid = parent && !parent.closest('script, style, template, textarea');
      if (!isSaid || !/[가-힣]/.test(node.textContent ?? '')) continue;
      if (parent.closest('[lang]')?.getAttribute('lang') === 'ko') continue;
      const place = [parent.parentElement, parent].map((one) => `${one?.tagName}.${one?.className}`);
      found.add(`${place.join(' ')}: ${node.textContent?.trim().slice(0, 40)}`);
    }
    return [...found];
  });

async function expectMarked(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await openScreen(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect.soft(await unmarked(page), path).toEqual([]);
  }
}

/** What a press opens over the page is marked as well. */
async function expectLayerMarked(page: Page, path: string, opener: Locator) {
  await openScreen(page, path);
  await opener.click();
  await expect(page.locator('[role="dialog"], dialog[open], #side-panel-title').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await unmarked(page), `layer of ${path}`).toEqual([]);
}

test('public pages', async ({ page, baseURL }) => {
  const ofRecruitment = await recruitmentAddresses(page);
  await useEnglish(page, baseURL);
  await expectMarked(page, [...addresses.visitor, ...ofRecruitment]);
});

test('screens of a person', async ({ page, baseURL }) => {
  await logIn(page, 'person', 'Person!2026', 'person');
  await useEnglish(page, baseURL);
  await expectMarked(page, addresses.person);
  await expectLayerMarked(page, '/dashboard/applied', page.locator('main h3 a').first());
  await expectLayerMarked(page, '/dashboard/watching', page.getByRole('button', { name: /notification/i }));
});

test('screens of a company', async ({ page, baseURL }) => {
  await logIn(page, 'company', 'Company!2026', 'company');
  const ofApplicants = await applicantAddresses(page);
  await useEnglish(page, baseURL);
  await expectMarked(page, [...addresses.company, '/dashboard/inbox', ...ofApplicants]);
  const [list = '', board = ''] = ofApplicants;
  await expectLayerMarked(page, list, page.locator('[data-applicant]').first());
  await expectLayerMarked(page, board, page.locator('[data-card]').first());
});

test('screens of an administrator', async ({ page, baseURL }) => {
  await logInToConsole(page);
  await useEnglish(page, baseURL);
  await expectMarked(page, addresses.console);
  await expectLayerMarked(page, '/console/users?tab=all', page.locator('main td a').first());
  await expectLayerMarked(page, '/console/messages', page.locator('main td a').first());
});
