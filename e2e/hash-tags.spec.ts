import { enterAs } from './lib/sessions.ts';
import { expectAccessible, openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

test('a tag of a recruitment leads to everything that has it, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search?tag=물류');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#물류');
  await page.getByRole('navigation', { name: '검색 결과 종류' }).getByRole('link', { name: /채용/ }).click();
  await expect(page).toHaveURL(/tab=recruitment/);
  await page.getByRole('list', { name: '채용' }).getByRole('link').first().click();
  await expect(
    page.getByRole('list', { name: '해시태그' }).getByRole('link', { name: '#물류' }),
  ).toBeVisible();
  expect((await page.goto('/search?tag=없는태그'))?.status()).toBe(404);
  await context.close();
});

test('a tag that is typed as a search term shows everything that has it, another is searched as a word', async ({
  page,
}) => {
  await openScreen(page, `/search?searchValue=${encodeURIComponent('#물류')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#물류');
  await expect(page.getByRole('list', { name: '채용' }).getByRole('link').first()).toBeVisible();
  await openScreen(page, `/search?searchValue=${encodeURIComponent('#해외영업매니저없음')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('해외영업매니저없음');
});

test('an administrator creates a tag and merges it into another', async ({ page }) => {
  const name = `합칠 태그 ${Date.now()}`;
  await enterAs(page, 'admin');
  await openScreen(page, '/console/hash-tags?edit=new');
  await page.getByLabel('이름').fill(`#${name}`);
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText(`‘${name}’ 해시태그를 저장했어요`)).toBeVisible();
  await page.goto(`/console/hash-tags?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `#${name}` }).click();
  await page.getByRole('combobox', { name: '합칠 해시태그' }).fill('통번');
  await page.getByRole('option', { name: '#통번역' }).click();
  await expect(page.getByText('0곳이 바뀌고, 0곳에는 이미 붙어 있어요.')).toBeVisible();
  await expectAccessible(page, '/console/hash-tags', []);
  await page.getByRole('button', { name: '합치기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '합치기' }).click();
  await expect(page.getByText('‘통번역’에 합쳤어요')).toBeVisible();
  await expect(page).toHaveURL(/\/console\/hash-tags$/);
});
