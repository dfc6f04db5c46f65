import { expect, type Page } from '@playwright/test';
import { enterAs } from './lib/sessions.ts';
import { test } from './lib/test.ts';

// The frame of every screen: account links, skip link, and the frame of the not-found page.

const WIDTHS = [360, 390, 768, 1024, 1440];
const WIDE = 1024;

async function expectOwnThings(page: Page, name: RegExp) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const bar = page.getByRole('banner');
    if (width < WIDE) await bar.getByRole('button', { name: '내 계정' }).click();
    await expect(bar.getByText(name).filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('combobox', { name: /언어 선택/ })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: '로그아웃' })).toHaveText('로그아웃');
    await expect(bar.getByRole('button', { name: '로그아웃' })).toBeInViewport({ ratio: 1 });
    if (width < WIDE) await page.keyboard.press('Escape');
  }
}

test('language, account name and log-out are in every frame at every width, also on the not-found page', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'company');
  await page.goto('/dashboard');
  await expectOwnThings(page, /한빛정밀/);
  const lost = await page.goto('/dashboard/nowhere');
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '찾는 화면이 없어요' })).toBeVisible();
  await expectOwnThings(page, /한빛정밀/);
  const context = await browser.newContext();
  const console = await context.newPage();
  await enterAs(console, 'admin');
  await console.goto('/console');
  await expectOwnThings(console, /admin/);
  for (const path of ['/console/nowhere', '/console/bank', '/console/users/withdrawn/list']) {
    expect((await console.goto(path))?.status()).toBe(404);
    await expect(console.getByRole('heading', { level: 1, name: '찾는 화면이 없어요' })).toBeVisible();
    await expect(
      console.getByRole('complementary').getByRole('link', { name: '회원', exact: true }),
    ).toBeVisible();
    await expect(console.getByRole('banner').locator('p').first()).toHaveText('관리');
    await expect(console.getByRole('complementary').locator('[aria-current]')).toHaveCount(0);
  }
  await console.goto('/console/inbox');
  await expect(console.getByRole('banner').locator('p').first()).toHaveText('관리알림');
  await context.close();
});

test('a page of a row that does not exist has a title and a heading, and the next page its own', async ({
  page,
}) => {
  const unknown = '01900000-0000-7000-8000-000000000000';
  for (const path of ['recruitments', 'lectures', 'center/notice', 'companies', 'meetings']) {
    expect((await page.goto(`/${path}/${unknown}`))?.status(), path).toBe(404);
    await expect(page, path).toHaveTitle('찾는 화면이 없어요 | 이음');
  }
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('link', { name: '홈으로' }).click();
  await expect(page).toHaveTitle('이음');
  expect((await page.goto('/guide?board=unknown'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '글을 찾을 수 없어요' })).toBeVisible();
});

test('the editor of recruitments has the skip link and the landmarks of the other screens', async ({
  page,
}) => {
  await enterAs(page, 'company');
  await page.goto('/dashboard/recruitments?edit=new');
  await expect(page.getByRole('main')).toBeVisible();
  // The editor takes the place of its frame once its parts are loaded.
  await expect(page.getByLabel(/공고 제목/)).toBeVisible();
  for (const landmark of ['banner', 'navigation'] as const)
    await expect(page.getByRole(landmark).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('before the scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the second Tab stop skips the filters and leads to the first recruitment', async ({ page }) => {
    await page.goto('/recruitments');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '검색 결과로 건너뛰기' })).toBeFocused();
    await page.keyboard.press('Enter');
    const first = page.getByRole('region', { name: '검색 결과' }).locator('li:has(h3)').first();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return first.evaluate((card) => card.contains(document.activeElement));
      })
      .toBe(true);
  });
});

test('from the console to the visitors’ pages, and with Back and Forward between them', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/console');
  await page.getByRole('banner').getByRole('link', { name: '이음 홈페이지' }).click();
  await page.waitForURL('/');
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await page.waitForURL('/console');
  await expect(
    page.getByRole('complementary').getByRole('link', { name: '회원', exact: true }),
  ).toBeVisible();
  await page.goForward();
  await page.waitForURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the code of the menus and the footer is loaded when the page is used, and then the menus open', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('request', (asked) => {
    const [name] = /(top-menu|site-menu|public-footer)-[\w-]+\.js/.exec(asked.url()) ?? [];
    if (name) parts.push(name);
  });
  await page.goto('/');
  await page.locator('html[data-live]').waitFor();
  const footer = page.getByRole('contentinfo');
  const ground = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(parts).toEqual([]);
  // Its style sheet is there without its code.
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await expect(footer.getByRole('link', { name: '이용약관' })).toBeVisible();
  const section = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('button', { name: '채용' });
  await section.hover();
  await expect(page.getByRole('link', { name: /곧 마감하는 공고/ })).toBeVisible();
  expect(new Set(parts.map((name) => name.replace(/-[\w-]{8}\.js$/, '')))).toEqual(
    new Set(['top-menu', 'site-menu', 'public-footer']),
  );
});
