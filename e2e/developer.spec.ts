import { expect, test } from './lib/test.ts';

test('a developer sees the forms of a text that the converter makes', async ({ page }) => {
  await page.goto('/developer/converter');
  await page.locator('html[data-live]').waitFor();
  await page.getByLabel('바꿔 볼 글').fill('2026-11-25T09:30:00+09:00');
  await page.getByRole('button', { name: '변환하기' }).click();
  await expect(page.getByText('처음 글과 같아요')).toBeVisible();
  await expect(page.getByText('2026.11.25(수) 09:30')).toBeVisible();
  await page.getByLabel('바꿔 볼 글').fill('01012345678');
  await page.getByRole('button', { name: '변환하기' }).click();
  await expect(page.getByText('010****5678')).toBeVisible();
});

test('a developer logs in, renews the tokens and logs out', async ({ page }) => {
  await page.goto('/developer/auth/login-logout');
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('button', { name: 'person 계정으로 로그인' }).click();
  await expect(page.getByText('로그인 상태예요')).toBeVisible();
  await page.getByRole('button', { name: '토큰 바꾸기' }).click();
  await expect(page.getByText('토큰을 바꿨어요')).toBeVisible();
  await page.getByRole('button', { name: '내 정보 불러오기' }).click();
  await expect(page.getByText('내 정보: person')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page.getByText('로그아웃 상태예요')).toBeVisible();
});
