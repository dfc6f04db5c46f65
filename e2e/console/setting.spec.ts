import { enterAs } from '../lib/sessions.ts';
import { openScreen } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';

test('the footer of a page that was kept shows the telephone number that the console has saved', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  await visitor.goto('/about');
  await expect(visitor.getByRole('contentinfo')).toContainText('전화 02-000-0000');
  await enterAs(page, 'admin');
  const save = async (phone: string) => {
    await openScreen(page, '/console/setting');
    await page.getByRole('textbox', { name: /^전화 ?\(선택/ }).fill(phone);
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('설정을 저장했어요').first()).toBeVisible();
    await visitor.goto('/about');
  };
  await save('02-6000-0000');
  await expect(visitor.getByRole('contentinfo')).toContainText('전화 02-6000-0000');
  await save('');
  await expect(visitor.getByRole('contentinfo')).not.toContainText('전화');
  await save('02-000-0000');
  await expect(visitor.getByRole('contentinfo')).toContainText('전화 02-000-0000');
  await visitor.close();
});
