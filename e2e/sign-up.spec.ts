import type { Page } from '@playwright/test';
import { aPhone, lastSms, readAlert } from './lib/people.ts';
import { openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

// A sign-up that is reloaded, cancelled and resumed on a phone.

test.use({ viewport: { width: 390, height: 844 } });

const phoneField = (page: Page) => page.getByRole('textbox', { name: '휴대전화 번호' });

async function askForCode(page: Page, phone: string) {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await readAlert(page, '인증번호가 전송되었습니다');
}

async function reload(page: Page) {
  await page.reload();
  await page.locator('html[data-live]').waitFor();
}

test('a code that was sent can be entered after a reload', async ({ page }) => {
  const phone = aPhone();
  await openScreen(page, '/join?type=person');
  await page.getByRole('textbox', { name: '생년월일' }).fill('19950412');
  await askForCode(page, phone);
  await reload(page);
  await expect(phoneField(page)).toHaveValue(phone);
  await expect(page.getByRole('timer')).toHaveText(/^0[12]:\d\d$/);
  const [code = ''] = /\d{6}/.exec(await lastSms(page.request, phone)) ?? [];
  await page.getByRole('textbox', { name: /인증번호/ }).fill(code);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('인증했어요')).toBeVisible();
});

test('the recovery still asks for its code after a reload', async ({ page }) => {
  const phone = aPhone();
  await openScreen(page, '/login/find-id');
  await askForCode(page, phone);
  await reload(page);
  await expect(phoneField(page)).toHaveValue(phone);
  await expect(page.getByRole('timer')).toHaveText(/^0[0-4]:\d\d$/);
  await expect(page.getByRole('textbox', { name: /인증번호/ })).toBeEditable();
});

test('✕ and 취소 ask for confirmation when something was typed, and lead to the choice', async ({ page }) => {
  for (const way of [0, 1]) {
    await openScreen(page, '/join?type=company');
    await page.getByRole('textbox', { name: '기업명' }).fill('한빛무역');
    await page.getByRole('link', { name: '취소' }).nth(way).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('작성한 내용이 사라져요.');
    await question.getByRole('button', { name: '그만두기' }).click();
    await expect(page).toHaveURL(/\/join$/);
    await expect(page.getByRole('link', { name: /기업회원/ })).toBeVisible();
  }
});

test('the notice about restored input covers nothing', async ({ page }) => {
  await openScreen(page, '/join?type=person');
  await page.getByRole('textbox', { name: '이름' }).fill('김서연');
  await reload(page);
  const note = page.getByText('저장하지 못했던 내용을 되살렸어요');
  await expect(note).toBeVisible();
  const isFixed = await note.evaluate((element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (['fixed', 'absolute'].includes(getComputedStyle(one).position)) return true;
    return false;
  });
  expect(isFixed).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('✕ and 취소 are links: from the form to the choice, from the choice to the home page', async ({
    page,
  }) => {
    for (const way of [0, 1]) {
      await page.goto('/join?type=person');
      await page.getByRole('link', { name: '취소' }).nth(way).click();
      await expect(page).toHaveURL(/\/join$/);
    }
    await page.getByRole('link', { name: '회원가입 그만두기' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  });
});
