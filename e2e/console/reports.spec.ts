import { expectAccessible, openScreen } from '../lib/screens.ts';
import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

test('an administrator asks how many signed up, sees who, saves the report and takes it out', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await openScreen(page, '/console/statistics/reports');
  await page.getByLabel('무엇을 셀까요').selectOption({ label: '가입' });
  await page.getByLabel('어떻게 나눌까요').selectOption({ label: '회원 종류별' });
  await expect(page.getByText(/그날 가입한 개인과 기업/)).toBeVisible();
  await page.getByRole('link', { name: /^기업 .*목록 보기/ }).click();
  const sheet = page.getByRole('dialog', { name: '가입' });
  await expect(sheet.getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: '이 조건 저장' }).click();
  const naming = page.getByRole('dialog', { name: '이 조건 저장' });
  await naming.getByLabel('이름').fill('이번 달 가입');
  await naming.getByRole('button', { name: '저장하기' }).click();
  await page.getByText('매주 월요일 메일로 받기').click();
  await expect(page.getByRole('checkbox', { name: /이번 달 가입/ })).toBeChecked();
  await expectAccessible(page, '/console/statistics/reports', []);

  await page.getByRole('button', { name: '엑셀 내려받기', exact: true }).click();
  const reason = page.getByRole('dialog', { name: '리포트 내려받기' });
  await reason.getByRole('button', { name: '주간 보고' }).click();
  const download = page.waitForEvent('download');
  await reason.getByRole('button', { name: '엑셀 내려받기' }).click();
  expect((await download).suggestedFilename()).toMatch(/^report_\d{8}_\d{6}\.xlsx$/);

  await page.getByRole('button', { name: '이번 달 가입 더 하기' }).click();
  await page.getByRole('menuitem', { name: '지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await expect(page.getByRole('link', { name: '이번 달 가입' })).toBeHidden();
});
