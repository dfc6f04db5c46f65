import { enterAs } from '../lib/sessions.ts';
import { expectAccessible, openScreen } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';

test('an administrator finds a member by the search of the console and reads each section of the record', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await openScreen(page, '/console');
  await expect(page.getByRole('button', { name: /관리 검색/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: '관리 검색' });
  await expect(search).toBeFocused();
  await search.fill('person');
  const found = page.getByRole('group', { name: '회원' }).getByRole('option').first();
  await expect(found).toContainText('person');
  await expectAccessible(page, '/console', []);
  await found.click();
  await expect(page).toHaveURL(/\/console\/users\/[0-9a-f-]{36}$/);

  const tabs = page.getByRole('navigation', { name: '회원 기록' }).getByRole('link');
  await expect(tabs.first()).toHaveText('정보');
  await expect(tabs.nth(1)).toBeVisible();
  const names = (await tabs.allInnerTexts()).slice(1).map((text) => text.split('\n')[0] ?? '');
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await tabs.filter({ hasText: name }).first().click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const rows = page.getByRole('main').locator('ol > li');
    await expect(rows.first().or(page.getByText(`${name}: 아직 없어요`))).toBeVisible();
  }
  await expectAccessible(page, '/console/users/{_user}', []);
});

test('the search opens a screen and an act by the keyboard, also by initial consonants', async ({ page }) => {
  await enterAs(page, 'admin');
  await openScreen(page, '/console');
  await page.getByRole('button', { name: /관리 검색/ }).click();
  const search = page.getByRole('combobox', { name: '관리 검색' });
  await search.fill('ㅅㄱㅈ');
  await expect(page.getByRole('option', { name: '새 공지 쓰기' })).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/console\/center\/notifications\?edit=new$/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: '최근에 연 것' })).toContainText('새 공지 쓰기');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});
