import { enterAsNewPerson } from './lib/people.ts';
import { expectAccessible, openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

test('a person saves the filter of the list, opens it from the dashboard, renames and deletes it', async ({
  page,
}) => {
  await enterAsNewPerson(page, '서하늘');
  await openScreen(page, '/recruitments?region=서울&open=true');
  await page.getByRole('button', { name: '검색 저장' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('이름')).toHaveValue('서울 지원할 수 있는 공고만');
  await sheet.getByLabel('이름').fill('서울 공고');
  await sheet.getByRole('button', { name: '저장하기' }).click();
  await page.getByRole('button', { name: '저장한 검색 보기' }).click();
  await expect(page).toHaveURL(/\/dashboard\/searches$/);
  await page.getByRole('button', { name: '서울 공고 더 하기' }).click();
  await page.getByRole('menuitem', { name: '이름 바꾸기' }).click();
  await sheet.getByLabel('이름').fill('서울');
  await sheet.getByRole('button', { name: '저장하기' }).click();
  const link = page.getByRole('main').getByRole('link', { name: '서울', exact: true });
  await expect(link).toBeVisible();
  await expectAccessible(page, '/dashboard/searches', []);

  await link.click();
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/\/recruitments\?region=서울&open=true$/);
  await page.goBack();
  await page.getByRole('button', { name: '서울 더 하기' }).click();
  await page.getByRole('menuitem', { name: '지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await expect(page.getByText('아직 저장한 검색이 없어요')).toBeVisible();
});
