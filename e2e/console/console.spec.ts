import type { Browser, Page } from '@playwright/test';
import { ownPages } from '../lib/own-pages.ts';
import { publishByCall } from '../lib/own-recruitment.ts';
import { joinAsCompany, enterAsNewPerson, lastSms, PASSWORD, readAlert } from '../lib/people.ts';
import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// An administrator's work, and its effect on members.

const mark = Date.now() % 100_000;

const own = ownPages('each');
async function atConsole(browser: Browser) {
  const page = await own(browser);
  await enterAs(page, 'admin');
  return page;
}

const inspector = (page: Page) => page.getByRole('complementary').last();

async function openMember(page: Page, words: string, tab: string) {
  await page.goto(`/console/users?${tab}&q=${encodeURIComponent(words)}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(inspector(page)).toContainText(words);
}

async function agree(page: Page, act: string) {
  await page.getByRole('alertdialog').getByRole('button', { name: act }).click();
}

/** Chooses the first predefined reason. */
async function giveReason(page: Page, reason: string, act: string) {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: reason }).click();
  await sheet.getByRole('button', { name: act }).click();
  await expect(sheet).toBeHidden();
}

test('a company is rejected with a reason, asks again and is approved', async ({ browser }) => {
  const [company, admin] = [await own(browser), await atConsole(browser)];
  const name = `다시무역${mark}`;
  const { phone } = await joinAsCompany(company, name);
  await openMember(admin, name, 'tab=');
  await inspector(admin).getByRole('button', { name: '반려하기' }).click();
  await inspector(admin).getByRole('button', { name: '정보가 다름' }).click();
  await inspector(admin).getByRole('button', { name: '반려하고 알리기' }).click();
  await expect(admin.getByText(/반려했어요/)).toBeVisible();
  const reason = '사업자등록증의 기업명이나 대표자가 가입 정보와 달라요.';
  await expect.poll(() => lastSms(admin.request, phone)).toContain(reason);

  await company.goto('/dashboard/company?tab=profile');
  await expect(company.getByText(reason)).toBeVisible();
  await company.getByRole('button', { name: '승인 다시 신청하기' }).click();
  await expect(company.getByText('승인을 다시 신청했어요')).toBeVisible();

  await openMember(admin, name, 'tab=');
  await inspector(admin).getByRole('button', { name: '승인하기' }).click();
  await agree(admin, '승인하기');
  await expect(admin.getByText(/승인했어요/)).toBeVisible();
  await expect.poll(() => lastSms(admin.request, phone)).toContain('승인');
});

test('personal data is shown only for a reason, and the person sees who read it', async ({ browser }) => {
  const [person, admin] = [await own(browser), await atConsole(browser)];
  const { username, phone } = await enterAsNewPerson(person, '봉하늘');
  await openMember(admin, username, 'tab=all');
  await expect(inspector(admin).getByText('봉*늘').first()).toBeVisible();
  await inspector(admin).getByRole('button', { name: '전체 보기' }).click();
  await giveReason(admin, '문의 답변', '모두 보기');
  await expect(inspector(admin).getByText('봉하늘').first()).toBeVisible();
  await expect(inspector(admin)).toContainText(phone.slice(-4));

  // Access records are written once a second.
  await expect(async () => {
    await person.goto('/dashboard/resume?tab=readings');
    await expect(person.getByText('연락처를 봤어요 · 문의 답변')).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('a text message is sent once to the members selected in the list', async ({ browser }) => {
  const [person, admin] = [await own(browser), await atConsole(browser)];
  const { username, phone } = await enterAsNewPerson(person, '어진솔');
  await admin.goto(`/console/users?tab=all&q=${username}`);
  await admin.locator('tbody').getByRole('checkbox').check({ force: true });
  await admin.getByRole('toolbar').getByRole('button', { name: '메시지 보내기' }).click();
  await expect(admin.getByText(username)).toBeVisible();
  const text = `박람회가 곧 열려요 ${mark}`;
  await admin.getByRole('textbox', { name: '내용' }).fill(text);
  await expect(admin.getByText(/바이트 · 단문/)).toBeVisible();
  await admin.getByRole('button', { name: '보내기', exact: true }).click();
  await agree(admin, '보내기');
  await admin.waitForURL(/messages\?dispatch=/);
  await expect(admin.getByRole('table').getByText(text)).toHaveCount(1);
  expect(await lastSms(admin.request, phone)).toBe(text);
});

test('a suspended member is logged out and cannot log in again', async ({ browser }) => {
  const [person, admin] = [await own(browser), await atConsole(browser)];
  const { username } = await enterAsNewPerson(person, '감누리');
  await openMember(admin, username, 'tab=all');
  await inspector(admin).getByRole('button', { name: '이용 정지하기' }).click();
  await giveReason(admin, '신고 확인', '이용 정지하기');
  await expect(admin.getByText(/이용을 정지했어요/)).toBeVisible();
  await person.goto('/dashboard/resume');
  await readAlert(person, '로그인 후 이용가능합니다');
  await person.goto('/login');
  await person.getByRole('textbox', { name: '아이디' }).fill(username);
  const secret = person.getByRole('textbox', { name: '비밀번호', exact: true });
  await secret.fill(PASSWORD);
  await secret.press('Enter');
  await expect(person.getByRole('alertdialog')).toBeVisible();
  await expect(person).toHaveURL(/\/login/);
});

test('a recruitment is closed with a reason, which is in the audit log', async ({ browser }) => {
  const admin = await atConsole(browser);
  const subject = `마감할 공고 ${mark}`;
  await publishByCall(subject);
  await admin.goto(`/console/recruitment/list?q=${encodeURIComponent(subject)}`);
  await admin.getByRole('button', { name: `${subject} 더 하기` }).click();
  await admin.getByRole('menuitem', { name: '마감하기' }).click();
  await giveReason(admin, '신고 확인', '마감하기');
  await expect(admin.getByText('공고 상태를 바꿨어요')).toBeVisible();

  const name = encodeURIComponent(subject);
  await admin.goto(`/console/audit-logs?action=recruitments.setState&name=${name}`);
  await admin.getByRole('table').getByRole('link', { name: '공고 상태 바꾸기' }).click();
  await expect(inspector(admin)).toContainText('신고 확인');
});

test('sign-up shows the new version of the terms, and the old version can be compared', async ({
  browser,
}) => {
  const [visitor, admin] = [await own(browser), await atConsole(browser)];
  const sentence = `새로 더한 조항 ${mark}`;
  await admin.goto('/console/terms');
  await admin.getByRole('link', { name: '소식과 혜택 알림 받기' }).click();
  const content = admin.getByRole('textbox', { name: '내용' });
  await content.click();
  await admin.keyboard.press('Control+End');
  // The browser reports a cursor movement slightly after it happened.
  await expect
    .poll(() => content.evaluate((box) => box.lastElementChild?.contains(getSelection()?.anchorNode ?? null)))
    .toBe(true);
  await admin.keyboard.press('Enter');
  await admin.keyboard.type(sentence);
  await admin.getByRole('button', { name: '저장하기' }).click();
  await expect(admin.getByText(/저장했어요/)).toBeVisible();
  await admin.getByRole('link', { name: '소식과 혜택 알림 받기' }).click();
  await admin
    .getByRole('button', { name: /앞의 판과 비교하기/ })
    .first()
    .click();
  await expect(admin.getByRole('dialog').getByRole('insertion').first()).toContainText(sentence);

  await visitor.goto('/join');
  await visitor.getByRole('link', { name: /개인회원/ }).click();
  await visitor.getByRole('button', { name: /약관을 읽고 동의해 주세요/ }).click();
  const terms = visitor.getByRole('dialog').last();
  await terms.getByRole('button', { name: '소식과 혜택 알림 받기 내용 펼치기' }).click();
  await expect(terms.getByText(sentence)).toBeVisible();
});

test('terms are reordered by the keyboard, by the menu and on the sign-up form', async ({ browser }) => {
  const admin = await atConsole(browser);
  const order = () =>
    admin
      .getByRole('main')
      .getByRole('link', { name: /약관|동의|방침|받기/ })
      .allTextContents();
  await admin.goto('/console/terms');
  await expect(admin.getByRole('button', { name: '이용약관 순서 바꾸기' })).toBeVisible();
  const before = await order();
  await admin.getByRole('button', { name: '이용약관 순서 바꾸기' }).press('ArrowDown');
  await expect.poll(order).not.toEqual(before);
  await admin.getByRole('button', { name: '이용약관 더 하기' }).click();
  await admin.getByRole('menuitem', { name: '위로 옮기기' }).click();
  await expect.poll(order).toEqual(before);
});

test('the audit log is exported as a workbook for a reason, and the export is in the log', async ({
  browser,
}) => {
  const admin = await atConsole(browser);
  await admin.goto('/console/audit-logs');
  await admin.getByRole('button', { name: '엑셀 내려받기' }).click();
  const leaving = admin.waitForEvent('download');
  await giveReason(admin, '정기 점검', '엑셀 내려받기');
  expect((await leaving).suggestedFilename()).toMatch(/^audit-logs_\d{8}_\d{6}\.xlsx$/);
  await expect(admin.getByRole('table').getByText('감사 기록 내려받기').first()).toBeVisible();
});
