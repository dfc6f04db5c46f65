import { logIn, readAlert } from './lib/people.ts';
import { enterAs } from './lib/sessions.ts';
import { openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

test('a visitor opening a guarded page is asked to log in and sent to /dashboard with its login card', async ({
  page,
}) => {
  await page.goto('/dashboard/recruitments');
  await readAlert(page, '로그인 후 이용가능합니다');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('textbox', { name: '아이디' })).toBeVisible();
});

test('a link with a query that was opened logged out is shown after the login, also when the login page was reloaded', async ({
  page,
}) => {
  await page.goto('/dashboard/recruitments?state=ON_GOING');
  await readAlert(page, '로그인 후 이용가능합니다');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await page.getByLabel('아이디', { exact: true }).fill('company');
  await page.getByLabel('비밀번호', { exact: true }).fill('Company!2026');
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/recruitments\?state=ON_GOING$/);
});

test('a person opening the console gets an error and sees nothing of it, also with a parameter', async ({
  page,
}) => {
  await enterAs(page, 'person');
  for (const path of [
    '/console/users',
    '/console/users/01a1f894-d52d-7e1f-9c24-be41ae5be39b',
    '/dashboard/recruitments',
  ]) {
    await page.goto(path);
    await readAlert(page, '접근권한이 없습니다');
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  }
});

test('an address without a screen answers 404 with the not-found screen', async ({ page }) => {
  for (const path of ['/programs', '/nowhere', '/recruitments/not-an-id']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the chosen language survives a reload and is sent with the calls', async ({ page }) => {
  await page.goto('/recruitments');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  const asked = page.waitForRequest(
    (request) => request.url().includes('/api/') && request.headers()['accept-language'] === 'en',
  );
  await page.getByRole('combobox', { name: /언어 선택/ }).selectOption({ label: 'English' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await asked;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('logging out clears the session storage and closes the dashboard', async ({ page }) => {
  await logIn(page, 'person', 'Person!2026', 'person');
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem('refreshToken'),
      sessionStorage.getItem('accessToken'),
    ]),
  ).not.toContain(null);
  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('refreshToken'))).toBeNull();
  await page.goto('/dashboard/resume');
  await readAlert(page, '로그인 후 이용가능합니다');
});

test('a bookmark needs a login, is saved, and can be removed', async ({ page }) => {
  await openScreen(page, '/recruitments');
  await page
    .getByRole('button', { name: /관심 공고/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await enterAs(page, 'person');
  await openScreen(page, '/recruitments?sort=HIT_COUNTS_DESC');
  const bookmarkButton = page.getByRole('button', { name: /관심 공고/ }).first();
  const before = await bookmarkButton.getAttribute('aria-pressed');
  const now = before === 'true' ? 'false' : 'true';
  await bookmarkButton.click();
  await expect(bookmarkButton).toHaveAttribute('aria-pressed', now);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(bookmarkButton).toHaveAttribute('aria-pressed', now);
});

test('a form whose code cannot be loaded says so, leaves the page, and opens once the connection is back', async ({
  page,
}) => {
  const code = /\/assets\/flag-sheet-[^/]*\.js/;
  await enterAs(page, 'person');
  await openScreen(page, '/recruitments');
  await page.locator('main h3 a[href^="/recruitments/"]').first().click();
  const flag = page.getByRole('button', { name: /신고/ });
  await expect(flag).toBeEnabled();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.route(code, (route) => route.abort());
  await flag.click();
  await readAlert(page, '연결이 불안정해요. 다시 시도해 주세요.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.unroute(code);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', { name: /신고/ })).toBeVisible();
});
