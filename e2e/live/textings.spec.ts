import type { Browser } from '@playwright/test';
import { NARROW, ownPages, WIDE } from '../lib/own-pages.ts';
import { applyToNewRecruitment } from '../lib/own-recruitment.ts';
import { expectAccessible, collectErrors, openScreen } from '../lib/screens.ts';
import { call, callAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// A company sends text messages to its applicants, takes one back, and keeps a draft.

const subject = `문자 이야기 ${Date.now() % 100_000}`;
const applicant = '윤지호';
const own = `${subject} 서류를 확인했어요`;

test.describe.configure({ mode: 'serial' });

const openPage = ownPages();
const asCompany = (browser: Browser, viewport: typeof WIDE) => openPage(browser, viewport, 'company');

let recruitmentId = '';
test.beforeAll(async () => {
  recruitmentId = await applyToNewRecruitment(subject);
});

interface TextingList {
  textings: { _id: string; state: string }[];
}
const statesOf = async () =>
  (
    await callAs<TextingList>('company', `/api/v1/company/textings?_recruitment=${recruitmentId}`)
  ).textings.map(({ state }) => state);

interface Outbox {
  messages: { channel: string; body: string }[];
}
const bodies = async () =>
  (await call<Outbox>('/api/developer/outbox')).messages
    .filter(({ channel, body }) => channel === 'SMS' && body.includes(subject))
    .map(({ body }) => body);

test('a text from the list is shown filled in, sent, and undone: nobody receives it', async ({ browser }) => {
  const page = await asCompany(browser, WIDE);
  const complaints = collectErrors(page);
  await openScreen(page, `/dashboard/recruitments/${recruitmentId}/applications`);
  await page.getByRole('checkbox', { name: new RegExp(applicant) }).check({ force: true });
  await page.getByRole('button', { name: '문자 보내기' }).click();
  const sheet = page.getByRole('dialog', { name: '문자 보내기' });
  await expect(sheet.getByText(/^윤지호 님 · 010\*+\d{4}$/)).toBeVisible();
  await expect(
    sheet.getByText(`${applicant} 님, ${subject} 지원서를 잘 받았어요`, { exact: false }),
  ).toBeVisible();
  await expect(sheet.getByText(/바이트 · 장문\(LMS\)$/)).toBeVisible();
  await sheet.getByRole('combobox', { name: '서식' }).selectOption({ label: '직접 쓰기' });
  await sheet.getByRole('textbox', { name: '내용' }).fill(`${own} `);
  await sheet.getByRole('group', { name: '넣을 수 있는 칸' }).getByRole('button', { name: '이름' }).click();
  await expect(sheet.getByText(`${own} ${applicant}`)).toBeVisible();
  await expectAccessible(page, '문자 보내기', complaints);
  await sheet.getByRole('button', { name: '1명에게 보내기' }).click();
  await expect(page.getByText('1명에게 문자를 보내요')).toBeVisible();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByText('문자를 보내지 않았어요')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: '내용' })).toHaveValue(`${own} {이름}`);
  expect(await statesOf()).toEqual(['UNDONE']);
});

test('a text from an opened applicant on a phone is sent, and its delivery is listed', async ({
  browser,
}) => {
  test.slow();
  const page = await asCompany(browser, NARROW);
  const complaints = collectErrors(page);
  await openScreen(page, `/dashboard/recruitments/${recruitmentId}/applications`);
  await page
    .getByRole('link', { name: new RegExp(applicant) })
    .first()
    .click();
  await page.getByRole('button', { name: '문자 보내기' }).click();
  const sheet = page.getByRole('dialog', { name: '문자 보내기' });
  await expect(sheet.getByText(/^윤지호 님 · 010/)).toBeVisible();
  await expectAccessible(page, '문자 보내기', complaints);
  await sheet.getByRole('button', { name: '1명에게 보내기' }).click();
  await expect(page.getByText('1명에게 문자를 보내요')).toBeVisible();
  await expect.poll(statesOf, { timeout: 60_000 }).toEqual(['SENT', 'UNDONE']);
  await expect.poll(bodies).toEqual([expect.stringContaining(`${applicant} 님, ${subject} 지원서를`)]);
  await openScreen(page, '/dashboard/meetings?tab=textings');
  const item = page.getByRole('listitem').filter({ hasText: subject }).first();
  await item.getByText('받는 사람 보기').click();
  await expect(item.getByText(/^010\*+\d{4}$/)).toBeVisible();
  await expectAccessible(page, '/dashboard/meetings?tab=textings', complaints);
});

test('a draft is kept, continued and deleted', async ({ browser }) => {
  const page = await asCompany(browser, WIDE);
  await openScreen(page, '/dashboard/meetings?tab=textings');
  const items = page.getByRole('listitem').filter({ hasText: subject });
  await items.first().getByRole('button', { name: '다시 쓰기' }).click();
  const sheet = page.getByRole('dialog', { name: '문자 보내기' });
  await expect(sheet.getByText(/^윤지호 님 · 010/)).toBeVisible();
  await sheet.getByRole('textbox', { name: '내용' }).fill(`${own} 초안`);
  await sheet.getByRole('button', { name: '초안으로 두기' }).click();
  await expect(page.getByText('초안으로 두었어요')).toBeVisible();
  const draft = items.filter({ hasText: '초안' }).first();
  await draft.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(sheet.getByRole('textbox', { name: '내용' })).toHaveValue(`${own} 초안`);
  await page.keyboard.press('Escape');
  await draft.getByRole('button', { name: '지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await expect(page.getByText('초안을 지웠어요')).toBeVisible();
  expect(await statesOf()).toEqual(['SENT', 'UNDONE']);
});

test('a proposal sends the link of the meeting as a text, because that was chosen', async ({ browser }) => {
  test.slow();
  const page = await asCompany(browser, WIDE);
  const complaints = collectErrors(page);
  await openScreen(page, `/dashboard/recruitments/${recruitmentId}/applications`);
  await page.getByRole('checkbox', { name: new RegExp(applicant) }).check({ force: true });
  await page.getByRole('button', { name: '면접 제안' }).click();
  const sheet = page.getByRole('dialog', { name: '면접 제안' });
  await sheet.getByRole('combobox', { name: '기간' }).selectOption('2');
  await sheet.getByRole('button', { name: '채우기' }).click();
  await sheet.getByRole('checkbox', { name: '면담 링크를 문자로도 보내요' }).check({ force: true });
  await expect(sheet.getByRole('textbox', { name: '내용' })).toHaveValue(/\{면담 링크\}/);
  await expect(sheet.getByText(/^윤지호 님 · 010\*+\d{4}$/)).toBeVisible();
  await expectAccessible(page, '면접 제안', complaints);
  await sheet.getByRole('button', { name: '제안하기' }).click();
  await expect(page.getByText('1명에게 면담 시간을 제안했어요')).toBeVisible();
  await expect
    .poll(bodies, { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(/면담 시간을 골라 주세요\. https?:\/\/\S+\/meetings\/\S+$/));
});
