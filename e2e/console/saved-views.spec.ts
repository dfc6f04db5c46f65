import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

test('an administrator keeps filters and columns of a list under a name, and deletes it', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/console/users?tab=company&sort=name.asc');
  await page.getByRole('button', { name: '열 설정' }).click();
  await page.getByRole('checkbox', { name: '이메일' }).uncheck({ force: true });
  await page.keyboard.press('Escape');
  const columns = page.getByRole('columnheader');
  await expect(columns.filter({ hasText: '이메일' })).toHaveCount(0);

  const name = `이름순 ${String(Date.now()).slice(-6)}`;
  await page.getByRole('button', { name: '보기', exact: true }).click();
  await page.getByRole('menuitem', { name: '지금 상태를 새 보기로 저장' }).click();
  await page.getByRole('dialog').getByLabel('이름').fill(name);
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('button', { name: `보기: ${name}` })).toBeVisible();
  await expect(page).toHaveURL(/view=/);

  await page.getByRole('button', { name: `보기: ${name}` }).click();
  await page.getByRole('menuitemradio', { name: '처음 상태' }).click();
  await expect(page).not.toHaveURL(/sort=/);
  await page.getByRole('button', { name: '보기', exact: true }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page).toHaveURL(/sort=name\.asc/);
  await expect(columns.filter({ hasText: '이메일' })).toHaveCount(0);

  await page.getByRole('button', { name: `보기: ${name}` }).click();
  await page.getByRole('menuitem', { name: '보기 지우기' }).click();
  await expect(page.getByText(`‘${name}’ 보기를 지웠어요`)).toBeVisible();
});

test('the keys of a list are listed by a question mark', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/console/users?tab=all');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '이 화면에서 쓰는 키' });
  await expect(sheet.getByText('다음 줄')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('j');
  await expect(page.getByRole('row').nth(1).getByRole('link')).toBeFocused();
});
