import type { Page } from '@playwright/test';
import { anAdministrator } from '../lib/administrators.ts';
import { expectAccessibleAtBothSizes } from '../lib/screens.ts';
import { enterAs, type Credentials } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';
import { appCode, earlyInStep } from '../lib/totp.ts';

// An administrator's second factor, from the first code of the app to the last.

const panelOf = (page: Page) => page.getByRole('region', { name: '2단계 인증' });

/** Sets the factor up, and returns the app's secret and the recovery codes. */
async function setUp(page: Page, { password }: Credentials) {
  const panel = panelOf(page);
  await expect(panel.getByText('꺼짐')).toBeVisible();
  await expectAccessibleAtBothSizes(page, 'the factor that is off');
  await panel.getByRole('button', { name: '설정하기' }).click();
  await panel.getByLabel('현재 비밀번호').fill(password);
  await expectAccessibleAtBothSizes(page, 'the password before the setup');
  await panel.getByRole('button', { name: '다음' }).click();
  await expect(panel.getByRole('img', { name: '인증 앱에 등록할 QR 코드' })).toBeVisible();
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);

  const field = panel.getByLabel('인증 앱의 코드');
  await field.fill(appCode(secret, 20));
  await field.press('Enter');
  await expect(panel.getByText('코드를 확인해 주세요').first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleAtBothSizes(page, 'a wrong code in the setup');

  // The code before this one, so that the present one is still unused.
  await earlyInStep();
  await field.fill(appCode(secret, -1));
  await panel.getByRole('button', { name: '확인하고 켜기' }).click();
  const codes = panel.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessibleAtBothSizes(page, 'the recovery codes');
  const recoveryCodes = await codes.allInnerTexts();
  await panel.getByRole('button', { name: '안전한 곳에 저장했어요' }).click();
  await expect(panel.getByText('남은 복구 코드 10개')).toBeVisible();
  await expectAccessibleAtBothSizes(page, 'the factor that is on');
  return { secret, recoveryCodes };
}

/** Logs out and types user id and password again; the console then asks for the code. */
async function typePassword(page: Page, { username, password }: Credentials) {
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  const secret = page.getByRole('textbox', { name: '비밀번호', exact: true });
  await secret.fill(password);
  await secret.press('Enter');
  const code = page.getByRole('textbox', { name: '인증 코드' });
  await expect(code).toBeFocused();
  return code;
}

const home = (page: Page) => page.getByRole('link', { name: '운영 현황' }).first();

async function expectWrong(page: Page, code: string) {
  const field = page.getByRole('textbox', { name: '인증 코드' });
  await field.fill(code);
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByText('코드를 확인해 주세요. 한 번 쓴 코드는 다시 쓸 수 없어요.').first(),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

test('an administrator turns the second factor on, logs in with it, and turns it off again', async ({
  page,
}) => {
  const administrator = await anAdministrator('OPERATOR', '한인증');
  await enterAs(page, administrator);
  await page.goto('/console/password');
  const { secret, recoveryCodes } = await setUp(page, administrator);
  const [first = '', second = ''] = recoveryCodes;

  const code = await typePassword(page, administrator);
  await expectAccessibleAtBothSizes(page, 'the code at the login');
  await expectWrong(page, appCode(secret, 20));
  await expectAccessibleAtBothSizes(page, 'a wrong code at the login');
  await code.fill(appCode(secret));
  await code.press('Enter');
  await expect(home(page)).toBeVisible();

  const lost = await typePassword(page, administrator);
  await lost.fill(first);
  await lost.press('Enter');
  await expect(home(page)).toBeVisible();

  await typePassword(page, administrator);
  await expectWrong(page, first);
  await page.getByRole('textbox', { name: '인증 코드' }).fill(second);
  await page.getByRole('textbox', { name: '인증 코드' }).press('Enter');
  await expect(home(page)).toBeVisible();

  await page.goto('/console/password');
  const panel = panelOf(page);
  await expect(panel.getByText('남은 복구 코드 8개')).toBeVisible();
  await panel.getByRole('button', { name: '2단계 인증 끄기' }).click();
  await expectAccessibleAtBothSizes(page, 'the code before turning off');
  await panel.getByLabel('인증 앱의 코드 또는 복구 코드').fill(appCode(secret, 1));
  await panel.getByRole('button', { name: '2단계 인증 끄기' }).click();
  await expect(page.getByText('2단계 인증을 껐어요')).toBeVisible();
  await expect(panel.getByText('꺼짐')).toBeVisible();
});
