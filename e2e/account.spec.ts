import type { Page } from '@playwright/test';
import { ownPages } from './lib/own-pages.ts';
import { enterAsNewPerson, lastSms, logIn, PASSWORD, readAlert } from './lib/people.ts';
import { openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

// A person's account pages: password, devices, bookmarks and withdrawal.

const NEXT = 'Fresh!2027';

const own = ownPages('each');

async function changePassword(page: Page, current: string, next: string) {
  await page.getByRole('textbox', { name: /^(현재|임시) 비밀번호/ }).fill(current);
  await page.getByRole('textbox', { name: '새 비밀번호', exact: true }).fill(next);
  await page.getByRole('textbox', { name: '새 비밀번호 확인' }).fill(next);
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
}

/** The names in the tab's storage that are the product's own, without the router's scroll positions. */
const storedNames = async (page: Page) => {
  const names = await page.evaluate(() => Object.keys(sessionStorage));
  return names.filter((name) => !name.startsWith('react-router')).toSorted();
};

test('changing the password logs out the other device and keeps this one logged in', async ({ browser }) => {
  const [here, there] = [await own(browser), await own(browser)];
  const { username } = await enterAsNewPerson(here, '문서윤');
  await logIn(there, username, PASSWORD, 'person');
  await here.goto('/dashboard/password');
  await expect(here.getByText('지금 쓰는 기기')).toHaveCount(1);
  await here.getByRole('link', { name: '비밀번호 바꾸기' }).click();
  await changePassword(here, PASSWORD, 'short');
  await expect(here.getByText('비밀번호에 특수문자를 넣어주세요')).toBeVisible();
  await changePassword(here, PASSWORD, NEXT);
  await expect(here.getByText('비밀번호를 바꿨어요')).toBeVisible();
  await here.goto('/dashboard/password');
  await expect(here.getByText('지금 쓰는 기기')).toBeVisible();
  await there.goto('/dashboard/password');
  await readAlert(there, '로그인 후 이용가능합니다');
  await expect(there.getByText('로그인이 필요한 화면이에요')).toBeVisible();
  await logIn(there, username, NEXT, 'person');
});

test('one device can be logged out from the list of devices', async ({ browser }) => {
  const [here, there] = [await own(browser), await own(browser)];
  const { username } = await enterAsNewPerson(here, '도해솔');
  await logIn(there, username, PASSWORD, 'person');
  await here.goto('/dashboard/password');
  await here.getByRole('button', { name: /에서 로그아웃$/ }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(here.getByRole('button', { name: /에서 로그아웃$/ })).toHaveCount(0);
  await there.goto('/dashboard/resume');
  await readAlert(there, '로그인 후 이용가능합니다');
});

test('a temporary password leads to the change form and then to the page requested first', async ({
  browser,
}) => {
  const page = await own(browser);
  const { username, phone } = await enterAsNewPerson(page, '차은솔');
  const lost = await own(browser);
  await lost.goto('/login/find-password');
  await lost.waitForLoadState('networkidle');
  await lost.getByRole('textbox', { name: '아이디' }).fill(username);
  await lost.getByRole('textbox', { name: '휴대전화 번호' }).fill(phone);
  await lost.getByRole('button', { name: '인증번호 받기' }).click();
  await readAlert(lost, '인증번호가 전송되었습니다');
  const [code = ''] = /\d{6}/.exec(await lastSms(lost.request, phone)) ?? [];
  const [first] = await lost.getByRole('textbox', { name: /인증번호/ }).all();
  await first?.click();
  await lost.keyboard.type(code);
  await lost.getByRole('button', { name: '비밀번호 찾기', exact: true }).click();
  await readAlert(lost, '휴대전화번호로 비밀번호가 발송되었습니다');
  await expect.poll(() => lastSms(lost.request, phone)).toContain('임시 비밀번호');
  const [temporary = ''] = /[a-z]{5}\d{4}[!@#$%]/.exec(await lastSms(lost.request, phone)) ?? [];
  await lost.goto('/login?next=/dashboard/watching');
  await lost.getByRole('radio', { name: '개인' }).check({ force: true });
  await lost.getByRole('textbox', { name: '아이디' }).fill(username);
  const secret = lost.getByRole('textbox', { name: '비밀번호', exact: true });
  await secret.fill(temporary);
  await secret.press('Enter');
  await expect(lost).toHaveURL(/\/dashboard\/password\/create\?next=/);
  await expect(lost.getByText('임시 비밀번호로 로그인했어요.', { exact: false })).toBeVisible();
  await changePassword(lost, temporary, NEXT);
  await lost.waitForURL('**/dashboard/watching');
  await expect(lost.getByText('아직 담은 공고가 없어요')).toBeVisible();
});

test('a bookmark is listed, removed by its button and restored by undo', async ({ browser }) => {
  const page = await own(browser);
  await enterAsNewPerson(page, '하늘봄');
  await openScreen(page, '/recruitments');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const subject = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /관심 공고$/ }).click();
  await card.getByRole('link').click();
  await page.waitForLoadState('networkidle');
  await page.goto('/dashboard/watching');
  const bookmarkButton = page.getByRole('button', { name: `${subject} 관심 공고` });
  await expect(bookmarkButton).toHaveAttribute('aria-pressed', 'true');
  await bookmarkButton.click();
  await expect(page.getByText('아직 담은 공고가 없어요')).toBeVisible();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(bookmarkButton).toBeVisible();
  await page.reload();
  await expect(bookmarkButton).toHaveAttribute('aria-pressed', 'true');
});

test('the session storage identifies the member, and the logout clears it and opens the home page as a new visit', async ({
  browser,
}) => {
  const page = await own(browser);
  await enterAsNewPerson(page, '임가람');
  await page.goto('/dashboard/watching');
  const names = ['_carts', '_pickups', 'accessToken', 'agreements', 'likes', 'refreshToken', 'session'];
  await expect.poll(() => storedNames(page)).toEqual(names);
  await page.reload();
  await expect.poll(() => storedNames(page)).toEqual(names);
  const visit = await page.evaluate(() => sessionStorage.getItem('session'));
  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => storedNames(page)).toEqual(['session']);
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).not.toBe(visit);
});

test('withdrawal explains its effects, asks for password and reason, and the old login fails afterwards', async ({
  browser,
}) => {
  const page = await own(browser);
  const { username } = await enterAsNewPerson(page, '남은별');
  await page.goto('/dashboard/withdraw');
  await expect(page.getByText('모든 기기에서 바로 로그아웃되고', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: '계속하기' }).click();
  const secret = page.getByRole('textbox', { name: '비밀번호' });
  await secret.fill('Wrong!2026');
  await page.getByRole('button', { name: '확인' }).click();
  await readAlert(page, '비밀번호가 일치하지 않습니다');
  await secret.fill(PASSWORD);
  await page.getByRole('button', { name: '확인' }).click();
  await page.getByRole('checkbox', { name: '개인정보가 걱정돼요' }).check();
  await expect(page.getByRole('button', { name: '탈퇴하기' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /되돌릴 수 없다는/ }).check();
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByText('탈퇴를 마쳤어요')).toBeVisible();
  // The tokens are gone; the farewell page begins a new visit.
  await expect.poll(() => storedNames(page)).toEqual(['session']);
  await expect(page.getByText('탈퇴를 마쳤어요')).toBeVisible();
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: '개인' }).check({ force: true });
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await readAlert(page, '아이디 또는 비밀번호를 확인해주세요');
});
