import { expect, test, type Page } from '@playwright/test';
import { logIn } from './lib/people.ts';
import { expectSound, listenTo } from './lib/screens.ts';

// A visitor on a slow telephone touches a page before its scripts are there: nothing of it is lost, nothing happens twice.

const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Opens a page on a slow line and processor, and comes back as soon as it is painted and not yet alive. */
async function openSlowly(page: Page, path: string): Promise<string[]> {
  const complaints = listenTo(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  return complaints;
}

const isAlive = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-live', '', { timeout: 30_000 });

test('a heart pressed at the first sight asks for the login, once', async ({ page }) => {
  const complaints = await openSlowly(page, '/recruitments');
  await page.getByRole('button', { name: /관심/ }).first().tap();
  await expect(page.getByRole('dialog')).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: '아이디' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the filter pressed at the first sight opens, and works', async ({ page }) => {
  const complaints = await openSlowly(page, '/recruitments');
  await page.getByRole('button', { name: '필터', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: '필터' });
  await expect(sheet).toBeVisible({ timeout: 30_000 });
  await sheet.getByRole('checkbox', { name: '정규직' }).check();
  await expect(page).toHaveURL(/types=REGULAR/);
  expect(complaints).toEqual([]);
});

test('a choice made at the first sight is seen at once and then taken', async ({ page }) => {
  await openSlowly(page, '/recruitments');
  const popular = page.getByRole('radio', { name: '인기순' });
  await popular.check({ force: true });
  await isAlive(page);
  await expect(page).toHaveURL(/sort=/, { timeout: 30_000 });
  await expect(popular).toBeChecked();
});

test('a login filled and sent at the first sight is made', async ({ page }) => {
  const complaints = await openSlowly(page, '/login');
  await page.getByRole('radio', { name: '기업' }).check({ force: true });
  await page.getByRole('textbox', { name: '아이디' }).fill('company');
  const secret = page.getByRole('textbox', { name: '비밀번호', exact: true });
  await secret.fill('Company!2026');
  await secret.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  await page.waitForURL('**/dashboard/**', { timeout: 45_000 });
  expect(complaints).toEqual([]);
});

test('words typed before the page is alive stay, and are searched', async ({ page }) => {
  await openSlowly(page, '/');
  const field = page.getByRole('main').getByRole('combobox');
  await field.tap();
  await page.keyboard.type('해외');
  await isAlive(page);
  await expect(field).toHaveValue('해외');
  await page.keyboard.type(' 영업');
  await expect(field).toHaveValue('해외 영업');
  await field.press('Enter');
  await expect.poll(() => decodeURIComponent(page.url()).replace('+', ' ')).toMatch(/searchValue=해외 영업$/);
});

test('a search sent before the page is alive is made, once', async ({ page }) => {
  await openSlowly(page, '/');
  await page.getByRole('main').getByRole('combobox').fill('무역');
  await page.getByRole('main').getByRole('combobox').press('Enter');
  await expect
    .poll(() => decodeURIComponent(page.url()), { timeout: 30_000 })
    .toMatch(/\/search\?searchValue=무역$/);
});

test('links lead on without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/recruitments');
  await page.locator('main h3 a').first().click();
  await expect(page).toHaveURL(/\/recruitments\/[\w-]{36}$/);
  await expect(page.locator('h1')).toBeVisible();
  await context.close();
});

test('untouched, a page comes to life by itself, whole and in its own font', async ({ page }) => {
  const complaints = listenTo(page);
  const answer = await page.goto('/recruitments');
  expect(await answer?.text()).toMatch(/^<!DOCTYPE html><html/);
  await isAlive(page);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await expectSound(page, '/recruitments', complaints);
});

test('whoever is logged in never sees the login buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, 'person', 'Person!2026', 'person');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const button of document.querySelectorAll<HTMLElement>('header button'))
        if (button.checkVisibility({ visibilityProperty: true })) seen.push(button.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/recruitments');
  await expect(page.getByRole('banner').getByRole('button', { name: '로그아웃' })).toBeVisible();
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  expect(seen).toContain('로그아웃');
  expect(seen).not.toContain('로그인');
});
