import { callAs } from './lib/sessions.ts';
import { expectAccessible, openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';
import { baseURL } from './lib/base-url.ts';

// The search of the site: what others search for, long words, and where the box is off.

async function searchAsVisitor(term: string): Promise<void> {
  const opened = (await (await fetch(new URL('/api/session', baseURL))).json()) as { _session: string };
  await fetch(new URL(`/api/v1/search?searchValue=${encodeURIComponent(term)}`, baseURL), {
    headers: { session: opened._session },
  });
}

test('a term that several visitors searched for is offered where nothing was searched for or found', async ({
  page,
}) => {
  const { faqs } = await callAs<{ faqs: { question: string }[] }>(
    'admin',
    '/api/console/center/faqs?limit=1',
  );
  const [term = ''] = /[가-힣]{2,}/.exec(faqs[0]?.question ?? '') ?? [];
  for (let i = 0; i < 4; i += 1) await searchAsVisitor(term);
  const popular = page.getByRole('navigation', { name: '많이 찾는 말' });
  await expect(async () => {
    await openScreen(page, '/search');
    await expect(popular.getByRole('link', { name: term, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000 });
  await expectAccessible(page, '/search', []);
  await openScreen(page, '/search?searchValue=없는말이에요');
  await popular.getByRole('link', { name: term, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`‘${term}’ 검색 결과`);
});

test('the longest word without a space stays within a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const word = '가'.repeat(100);
  for (const path of ['/search', '/center', '/center/faqs']) {
    await openScreen(page, `${path}?searchValue=${word}`);
    await expectAccessible(page, path, []);
  }
  await openScreen(page, '/nowhere');
  await expectAccessible(page, '/nowhere', []);
});

test('the search box is off on pages of programmes, also while there are none', async ({ page }) => {
  const box = page.getByRole('banner').getByRole('combobox', { name: '통합 검색' });
  await openScreen(page, '/recruitments');
  await expect(box).toBeEnabled();
  for (const path of ['/programs', '/programs/01900000-0000-7000-8000-000000000000']) {
    await openScreen(page, path);
    await expect(box).toBeDisabled();
  }
});

test('without a connection the page stays when the search box is focused, and a failed search says why', async ({
  page,
  context,
}) => {
  await openScreen(page, '/search?searchValue=통역');
  const heading = page.getByRole('heading', { level: 1 });
  await context.setOffline(true);
  const box = page.getByRole('banner').getByRole('combobox', { name: '통합 검색' });
  await box.fill('물류');
  // Longer than the code of the suggestions takes to fail.
  await page.waitForTimeout(1000);
  await expect(box).toHaveValue('물류');
  await expect(heading).toHaveText('‘통역’ 검색 결과');
  await box.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '인터넷 연결이 끊겼어요' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(heading).toHaveText('‘물류’ 검색 결과');
});
