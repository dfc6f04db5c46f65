import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { busiestRecruitment } from './lib/addresses.ts';
import { enterAs } from './lib/sessions.ts';
import { expectAccessible, openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

// Finding a recruitment: the list's address, what a browser remembers, what crawlers read.

interface Card {
  _id: string;
  subject: string;
}

async function recruitments(page: Page, query = ''): Promise<Card[]> {
  const answer = await page.request.get(`/api/v1/recruitments?limit=30${query}`);
  return ((await answer.json()) as { recruitments: Card[] }).recruitments;
}

const cards = (page: Page) => page.locator('main h3 a[href^="/recruitments/"]');

test('the filters are in the address, show how many results they would give, and come back with Back', async ({
  page,
}) => {
  await openScreen(page, '/recruitments');
  const rail = page.getByRole('complementary', { name: '공고 필터' });
  await rail.getByRole('checkbox', { name: '서울', exact: true }).check();
  await expect(page).toHaveURL(/region=%EC%84%9C%EC%9A%B8|region=서울/);
  const city = rail.getByRole('group', { name: '서울 시·군·구' }).getByRole('checkbox').first();
  await expect(city).toHaveAttribute('aria-description', /\d/);
  const [promised = ''] = /\d+/.exec((await city.getAttribute('aria-description')) ?? '') ?? [];
  await city.check();
  await expect(page.locator('main [aria-live]').first()).toHaveText(`${promised}건`);
  const whole = decodeURIComponent(page.url());
  expect(whole).toMatch(/region=서울:/);

  await cards(page).first().click();
  await expect(page).toHaveURL(/\/recruitments\/[\w-]{36}$/);
  await page.goBack();
  await expect.poll(() => decodeURIComponent(page.url())).toBe(whole);
  await expect(rail.getByRole('checkbox', { name: '서울', exact: true })).toBeChecked();
  await page.getByRole('link', { name: /서울 .* 조건 지우기/ }).click();
  await expect(page).toHaveURL(/\/recruitments$/);
});

test('Back restores the scroll position in the list', async ({ page }) => {
  await openScreen(page, '/recruitments');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  const before = await page.evaluate(() => window.scrollY);
  await cards(page).nth(10).click();
  await expect(page).toHaveURL(/\/recruitments\/[\w-]{36}$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 150);
});

/** Controls that are smaller than a fingertip; a link that covers its card counts as the card. */
const smallControls = (page: Page) =>
  page.locator('main, header').evaluateAll((parts) =>
    parts
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>('a, button, input, select, summary')])
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('h3'))
      .flatMap((control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        const isSmall = width > 1 && height > 1 && Math.min(width, height) < 43.5;
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return isSmall ? [`${name.trim()} ${Math.round(width)} × ${Math.round(height)}`] : [];
      }),
  );

test('on a phone every control is large enough for a finger, and the recruitment has one bookmark button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/recruitments');
  expect(await smallControls(page)).toEqual([]);
  const [recruitment] = await recruitments(page);
  await openScreen(page, `/recruitments/${recruitment?._id}`);
  expect(await smallControls(page)).toEqual([]);
  const bookmarkButton = page.getByRole('button', { name: /관심/ }).locator('visible=true');
  const similar = page.getByRole('region', { name: '비슷한 공고' }).getByRole('button', { name: /관심/ });
  await expect(bookmarkButton).toHaveCount(1 + (await similar.count()));
  // A similar recruitment may have the same title.
  const own = page.getByRole('button', { name: `${recruitment?.subject} 관심 공고`, exact: true });
  await expect(own.last()).toBeVisible();
  await page.getByRole('link', { name: '통합 검색' }).click();
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  expect(await smallControls(page)).toEqual([]);
});

test('a viewed recruitment is marked in the list, and the wage filter narrows the list', async ({ page }) => {
  await openScreen(page, '/recruitments?pay=30000000-50000000');
  // Meanwhile another story may publish a recruitment, which then is the first of the list.
  const address = await cards(page).first().getAttribute('href');
  const card = page.locator(`main li:has(> h3 a[href="${address}"])`);
  await expect(card.getByText(/^(연봉|월급|주급|일급|시급) /)).toBeVisible();
  await expect(card.getByText('본 공고')).toBeHidden();
  await card.locator('h3 a').click();
  await expect(page).toHaveURL(/\/recruitments\/[\w-]{36}$/);
  await page.locator('html[data-live]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(card.getByText('본 공고')).toBeVisible();
  await page.getByRole('link', { name: '연봉 3,000만 ~ 5,000만 원 조건 지우기' }).click();
  await expect(page).toHaveURL(/\/recruitments$/);
});

test('on a phone the sheet shows the number of results and closes with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/recruitments');
  await page.getByRole('link', { name: '필터', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '필터' });
  await expectAccessible(page, 'the sheet', []);
  // No other story publishes a recruitment of this type, which would change the number meanwhile.
  await sheet.getByRole('checkbox', { name: '프리랜서' }).check();
  const answer = await page.request.get('/api/v1/recruitments?types=FREELANCER&limit=1');
  const { count } = (await answer.json()) as { count: number };
  await sheet.getByRole('button', { name: `${count}건 보기` }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/types=FREELANCER/);
  await expectAccessible(page, 'the filtered list', []);
});

test('recently viewed recruitments are offered again until they are cleared', async ({ page }) => {
  const [first, second] = await recruitments(page, '&open=true');
  if (!first || !second) throw new Error('the demonstration has too few recruitments');
  for (const { _id: id } of [first, second]) {
    await openScreen(page, `/recruitments/${id}`);
    // The visit is recorded shortly after the page is shown.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ieum.recent') ?? '')).toContain(id);
  }
  await openScreen(page, '/');
  const recent = page.getByRole('region', { name: '최근 본 공고' });
  await expect(recent.getByRole('link')).toHaveCount(2);
  await expect(recent.getByRole('link').first()).toContainText(second.subject);
  await recent.getByRole('button', { name: '기록 지우기' }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(recent).toBeHidden();
});

test('sharing copies the address of the recruitment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const [first] = await recruitments(page);
  await openScreen(page, `/recruitments/${first?._id}?apply=`);
  await page.getByRole('button', { name: '공유' }).locator('visible=true').click();
  await expect(page.getByText('공고 주소를 복사했어요')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`/recruitments/${first?._id}$`));
});

test('repeating the same search does not navigate, and the arrows select a recent one', async ({ page }) => {
  await openScreen(page, '/search?searchValue=해외');
  const field = page.getByRole('banner').getByRole('combobox', { name: '통합 검색' });
  await expect(field).toHaveValue('해외');
  const before = await page.evaluate(() => history.length);
  await field.press('Enter');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await openScreen(page, '/recruitments');
  await field.click();
  await expect(page.getByRole('option', { name: '해외', exact: true })).toBeVisible();
  await field.press('ArrowDown');
  await expectAccessible(page, 'suggestions', []);
  await field.press('Enter');
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/\/search\?searchValue=해외$/);
});

test('crawlers find the open recruitments with their pictures, and none that is closed', async ({
  request,
  page,
}) => {
  const [open] = await recruitments(page);
  const [over] = await recruitments(page, '&state=FINISHED');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const sitemap = await (await request.get('/sitemaps/recruitments-1.xml')).text();
  expect(sitemap).toContain(`/recruitments/${open?._id}</loc>`);
  const rss = await request.get('/rss.xml');
  expect(rss.headers()['content-type']).toContain('application/rss+xml');
  const picture = await request.get(`/recruitments/${open?._id}/og.png`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  const head = async (id: string | undefined) => (await request.get(`/recruitments/${id}`)).text();
  const ofOpen = await head(open?._id);
  expect(ofOpen).toContain('"@type":"JobPosting"');
  expect(ofOpen).toMatch(/property="og:image" content="[^"]+\/og\.png\?v=\d+"/);
  expect(ofOpen).not.toContain('content="noindex"');
  if (over) {
    expect(sitemap).not.toContain(over._id);
    const ofOver = await head(over._id);
    expect(ofOver).toContain('content="noindex"');
    expect(ofOver).not.toContain('JobPosting');
  }
  const filtered = await (await request.get('/recruitments?types=REGULAR')).text();
  expect(filtered).toContain('content="noindex"');
});

test('a visitor does not load the list of routes behind the login', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (asked) => /\/manifest-[\w-]+\.js/.test(asked.url()) && lists.push(asked.url()));
  await openScreen(page, '/recruitments');
  expect(lists).toHaveLength(1);
  const list = await (await page.request.get(lists[0] ?? '')).text();
  expect(list).toContain('"/recruitments"');
  expect(list).not.toContain('dashboard');
  await page.getByRole('link', { name: '이음' }).first().click();
  await page.getByRole('link', { name: /^이력서 쓰기/ }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('the popular recruitments are ranked from one among those that are shown', async ({ page }) => {
  await openScreen(page, '/');
  const ranks = page.locator('[data-home-list="popular"] strong').locator('visible=true');
  await expect(ranks).toHaveCount(4);
  // The style sheet counts the rows; one that is not displayed is not counted.
  const rows = page.locator('[data-home-list="popular"] > li');
  const counted = await rows.evaluateAll((all) =>
    all
      .filter((row) => getComputedStyle(row).display !== 'none')
      .map((row) => [
        getComputedStyle(row).counterIncrement,
        getComputedStyle(row.querySelector('strong') ?? row, '::before').content,
      ]),
  );
  expect(counted).toEqual(Array.from({ length: 4 }, () => ['rank 1', 'counter(rank)']));
  expect(
    await rows
      .first()
      .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).counterReset),
  ).toBe('rank 0');
});

test('the first rank is the most viewed, and the four are the same at every width and after coming back', async ({
  page,
}) => {
  await openScreen(page, '/');
  const shown = () => page.locator('[data-home-list="popular"] > li:visible b').allTextContents();
  const four = await shown();
  expect(four).toHaveLength(4);
  const [max] = await page.locator('[data-home-list="popular"] > li b').allTextContents();
  expect(four[0]).toBe(max);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await shown()).toEqual(four);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-home-list="popular"] > li:visible a').first().click();
  await expect(page).toHaveURL(/\/recruitments\//);
  await page.goBack();
  await expect(page.locator('[data-home-list="popular"]')).toBeVisible();
  expect(await shown()).toEqual(four);
});

test('the suggested search terms are in the language of the page and find something', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
  await openScreen(page, '/');
  const links = page.getByRole('list', { name: 'Try' }).getByRole('link');
  const words = await links.allTextContents();
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) {
    expect(word).not.toMatch(/[가-힣]/);
    await openScreen(page, `/search?searchValue=${encodeURIComponent(word)}`);
    await expect(page.locator('h3 a[href^="/recruitments/"]').first()).toBeVisible();
  }
});

test('the text and files on a company’s page are public', async ({ page, browser }) => {
  const company = await (await browser.newContext()).newPage();
  await enterAs(company, 'company');
  await company.goto('/dashboard/company?tab=profile');
  const panel = company.locator('section').filter({ hasText: '기업 소개 자료' }).last();
  await expect(panel).toContainText('누구나 보고 내려받을 수 있어요');
  const name = `카탈로그 ${Date.now() % 100_000}.png`;
  const buffer = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await panel.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(panel.getByText(name)).toBeVisible();
  const recruitment = await busiestRecruitment();
  await company.context().close();

  await openScreen(page, recruitment.replace('/dashboard', ''));
  await page.locator('a[href^="/companies/"]').first().click();
  const facts = page.locator('main dl').first();
  await expect(facts).toContainText(/대표자.*홈페이지.*주소/);
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: /^기업 소개 자료/ })
    .getByRole('link', { name })
    .click();
  expect((await download).suggestedFilename()).toBe(name);
});
