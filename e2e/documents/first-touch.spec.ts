import type { Page } from '@playwright/test';
import { enterAs } from '../lib/sessions.ts';
import { expectAccessible, collectErrors } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';

// The controls that a visitor needs first work in the page as the server sent it; the scripts load after the
// first paint.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Blocks a page's scripts until they are released. */
async function delayScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const blocked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/static\/.*\.js$/, async (route) => {
    await blocked;
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}

const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', '');
const isNotHydrated = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-live');
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test.describe('without any script', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('links and the menu navigate', async ({ page }) => {
    await page.goto('/recruitments');
    await page.getByRole('button', { name: '전체 메뉴 열기' }).tap();
    const menu = page.getByRole('navigation', { name: '전체 메뉴' });
    await expect(menu.getByRole('link', { name: '로그인' })).toHaveAttribute(
      'href',
      '/login?next=%2Frecruitments',
    );
    await expect(menu.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/join');
    await menu.getByRole('link', { name: '이용 안내' }).tap();
    await expect(page).toHaveURL(/\/guide$/);
    await page.goto('/recruitments');
    await page.locator('main h3 a').first().tap();
    await expect(page).toHaveURL(/\/recruitments\/[\w-]{36}$/);
  });

  test('a bookmark and applying lead to the login, which leads back', async ({ page }) => {
    await page.goto('/recruitments?types=REGULAR');
    await page
      .getByRole('button', { name: /관심 공고/ })
      .first()
      .tap();
    await expect.poll(() => addressOf(page)).toBe('?next=/recruitments?types=REGULAR');
    await page.goto('/recruitments?open=true');
    await page.locator('main h3 a').first().tap();
    await page.waitForURL(/\/recruitments\/[\w-]{36}$/);
    const { pathname } = new URL(page.url());
    await page.getByRole('link', { name: '지원하기' }).locator('visible=true').tap();
    await expect.poll(() => addressOf(page)).toBe(`?next=${pathname}?apply=resume`);
    await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeHidden();
    await page.getByRole('textbox', { name: '아이디' }).fill('person');
    await page.getByRole('textbox', { name: '아이디' }).press('Enter');
    await expect(page.getByRole('textbox', { name: '아이디' })).toHaveValue('person');
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '회원가입', exact: true }).tap();
    await page.waitForURL('**/join');
    await page.getByRole('link', { name: /개인회원/ }).tap();
    await page.waitForURL('**/join?type=person');
    await expect(page.getByRole('heading', { name: '개인 회원가입' })).toBeVisible();
  });

  test('on a phone the filters begin below the chips', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/recruitments#filters');
    const heading = page.locator('#filters b').first();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isOnTop = await heading.evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  });

  test('the filters are a form and the sort order is links', async ({ page }) => {
    await page.goto('/recruitments');
    await page.getByRole('link', { name: '인기순' }).tap();
    await page.getByRole('link', { name: '필터', exact: true }).tap();
    const filters = page.getByRole('complementary', { name: '공고 필터' });
    await filters.getByRole('checkbox', { name: '정규직' }).check();
    await filters.getByRole('checkbox', { name: '서울', exact: true }).check();
    const minPay = filters.getByRole('slider', { name: '최소 연봉' });
    for (let step = 0; step < 6; step += 1) await minPay.press('ArrowRight');
    await filters.getByRole('button', { name: '조건 적용' }).tap();
    await expect(page.getByRole('link', { name: /필터 3/ })).toBeVisible();
    await expect(page.getByRole('link', { name: '연봉 3,000만 원 이상', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '인기순' })).toHaveAttribute('aria-current', 'true');
  });

  test('the search form works', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill('무역');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?searchValue=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('무역');
  });
});

test.describe('before the scripts are loaded', () => {
  test.use(phone);

  test('icons work: the menu opens, a bookmark leads to the login', async ({ page }) => {
    const letThrough = await delayScripts(page);
    await page.goto('/recruitments', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '전체 메뉴 열기' }).tap();
    await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeVisible();
    await page.keyboard.press('Escape');
    await isNotHydrated(page);
    await page
      .getByRole('button', { name: /관심 공고/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/login\?next=/);
    letThrough();
    await isHydrated(page);
  });

  test('ticked filters are taken over, and the opened filters become the sheet', async ({ page }) => {
    const complaints = collectErrors(page);
    const letThrough = await delayScripts(page);
    await page.goto('/recruitments', { waitUntil: 'commit' });
    await page.getByRole('link', { name: '필터', exact: true }).tap();
    const filters = page.getByRole('complementary', { name: '공고 필터' });
    await filters.getByRole('checkbox', { name: '정규직' }).check();
    await isNotHydrated(page);
    letThrough();
    await expect(page).toHaveURL(/types=REGULAR/);
    const sheet = page.getByRole('dialog', { name: '필터' });
    await expect(sheet.getByRole('checkbox', { name: '정규직' })).toBeChecked();
    expect(complaints).toEqual([]);
  });

  test('typed text stays in the field and is searched for', async ({ page }) => {
    const letThrough = await delayScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill('해외');
    await isNotHydrated(page);
    letThrough();
    await isHydrated(page);
    await field.press('End');
    await page.keyboard.type(' 영업');
    await expect(field).toHaveValue('해외 영업');
    await field.press('Enter');
    await expect.poll(() => addressOf(page).replace('+', ' ')).toBe('?searchValue=해외 영업');
  });

  test('a login keeps its input and is sent once its scripts are loaded', async ({ page }) => {
    const complaints = collectErrors(page);
    const letThrough = await delayScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: '기업' }).check({ force: true });
    await page.getByRole('textbox', { name: '아이디' }).fill('company');
    const secret = page.getByRole('textbox', { name: '비밀번호', exact: true });
    await secret.fill('Company!2026');
    await secret.press('Enter');
    await isNotHydrated(page);
    const logins: string[] = [];
    page.on('request', (request) => {
      if ((request.headers()['authorization'] ?? '').startsWith('Basic ')) logins.push(request.url());
    });
    letThrough();
    await page.waitForURL('**/dashboard/**');
    expect(logins).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('a sign-up keeps its input when Enter is pressed', async ({ page }) => {
    const letThrough = await delayScripts(page);
    await page.goto('/join?type=person', { waitUntil: 'commit' });
    const username = page.getByRole('textbox', { name: '아이디' });
    await username.fill('seoyeon24');
    await username.press('Enter');
    await isNotHydrated(page);
    letThrough();
    await isHydrated(page);
    await expect(page).toHaveURL(/\/join\?type=person$/);
    await expect(username).toHaveValue('seoyeon24');
  });

  test('Back after a reload shows the results of its address', async ({ page }) => {
    const order = (name: string) => page.getByRole('link', { name, exact: true });
    await page.goto('/recruitments');
    await isHydrated(page);
    const first = await page.locator('main h3').first().textContent();
    await order('마감 임박순').click();
    await expect(page).toHaveURL(/sort=APPLICATION_ASC$/);
    await expect(page.locator('main h3').first()).not.toHaveText(first ?? '');
    const letThrough = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/recruitments$/);
    letThrough();
    await isHydrated(page);
    await expect(order('최신순')).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('main h3').first()).toHaveText(first ?? '');
  });
});

test.describe('automatically', () => {
  test.use(phone);

  test('a page becomes interactive without any input, complete and in the font of the product', async ({
    page,
  }) => {
    const complaints = collectErrors(page);
    const answer = await page.goto('/recruitments');
    expect(await answer?.text()).toMatch(/^<!DOCTYPE html><html/);
    await isHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await expectAccessible(page, '/recruitments', complaints);
  });

  test('the scripts are requested after the first paint', async ({ page }) => {
    await page.goto('/recruitments');
    await isHydrated(page);
    const { painted, first } = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        first: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
    expect(first).toBeGreaterThan(painted);
  });
});

test('a logged-in member never sees the login buttons', async ({ page }) => {
  await enterAs(page, 'person');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const control of document.querySelectorAll<HTMLElement>('header :is(a, button)'))
        if (control.checkVisibility({ visibilityProperty: true })) seen.push(control.textContent);
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
