import type { Browser, Page } from '@playwright/test';
import { anAdministrator } from '../lib/administrators.ts';
import { chooseRegion, manyPersons } from '../lib/groups.ts';
import { expectAccessibleAtBothSizes } from '../lib/screens.ts';
import { enterAs, type Credentials } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// A mail to more members than the limit: one administrator asks, another decides.

const LIMIT = 100;
const mark = String(Date.now()).slice(-6);

test.use({ actionTimeout: 20_000 });

const opened: Page[] = [];
async function enter(browser: Browser, administrator: Credentials): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  opened.push(page);
  await enterAs(page, administrator);
  return page;
}
test.afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});

const panelOf = (page: Page) => page.getByRole('complementary').last();

/** Writes a mail to the members of a region, and asks for its approval. */
async function askFor(page: Page, { subject, reason }: { subject: string; reason: string }): Promise<number> {
  await page.goto('/console/messages/create?channel=EMAIL');
  const count = await chooseRegion(page, '세종특별자치시');
  expect(count).toBeGreaterThan(LIMIT);
  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  await page.getByRole('textbox', { name: '내용' }).fill('{name} 님, 내일 오전에 전기가 끊겨요.');
  await page.getByRole('textbox', { name: '승인할 관리자에게 알릴 사유' }).fill(reason);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `${count}명에게 메일을 보낼까요?` });
  await expect(question).toContainText('다른 관리자가 승인해야 나가요');
  await question.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByText('승인을 요청했어요')).toBeVisible();
  await page.waitForURL('**/console/messages');
  return count;
}

/** Opens the newest request from the inbox, as its notification says. */
async function openFromInbox(page: Page, reason: string) {
  await page.goto('/console/inbox');
  await page
    .getByRole('link')
    .filter({ hasText: '승인을 기다리는 요청이 있어요' })
    .filter({ hasText: reason })
    .first()
    .click();
  await expect(panelOf(page)).toContainText(reason);
}

async function decide(page: Page, act: '승인하고 실행' | '거절', reason: string) {
  await panelOf(page).getByRole('button', { name: act }).click();
  const sheet = page.getByRole('dialog');
  await expectAccessibleAtBothSizes(page, `the reason before ${act}`);
  await sheet.getByRole('button', { name: reason }).click();
  await sheet.getByRole('button', { name: act }).click();
  await expect(sheet).toBeHidden();
}

async function expectNotified(page: Page, title: string, text: string) {
  await page.goto('/console/inbox');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
}

test('a mail above the limit is sent once another administrator approves it, or not at all', async ({
  browser,
}) => {
  await manyPersons(LIMIT + 1, { name: '세종시민', region: '세종특별자치시' });
  const [first, second] = [
    await anAdministrator('OPERATOR', '한요청'),
    await anAdministrator('OWNER', '두승인'),
  ];
  const [asker, decider] = [await enter(browser, first), await enter(browser, second)];

  const [subject, reason] = [`정전 안내 ${mark}`, `전체 공지 ${mark}`];
  const count = await askFor(asker, { subject, reason });
  await asker.goto('/console/audit-logs?tab=approvals');
  await asker
    .getByRole('link', { name: `회원 ${count}명에게 메일 보내기` })
    .first()
    .click();
  await expect(panelOf(asker)).toContainText(reason);
  for (const act of ['승인하고 실행', '거절'])
    await expect(panelOf(asker).getByRole('button', { name: act })).toHaveCount(0);

  await openFromInbox(decider, reason);
  await expect(panelOf(decider)).toContainText(subject);
  await expectAccessibleAtBothSizes(decider, 'the request');
  await decide(decider, '승인하고 실행', '내용과 대상을 확인함');
  await expect(decider.getByText('승인한 일을 실행했어요')).toBeVisible();
  await expect(async () => {
    await decider.goto('/console/messages');
    await expect(decider.getByRole('table').getByText(subject).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectNotified(
    asker,
    '요청이 승인됐어요',
    `${second.username} 님이 승인해서 요청한 일이 실행됐어요.`,
  );

  await decider.goto(`/console/audit-logs?action=approvals.approve&q=${second.username}`);
  await decider.getByRole('table').getByRole('link', { name: '승인', exact: true }).click();
  for (const text of [second.username, first.username, reason, '내용과 대상을 확인함'])
    await expect(panelOf(decider)).toContainText(text);

  const rejected = `잘못 쓴 안내 ${mark}`;
  await askFor(asker, { subject: `틀린 안내 ${mark}`, reason: rejected });
  await openFromInbox(decider, rejected);
  await decide(decider, '거절', '대상이 맞지 않음');
  await expect(panelOf(decider)).toContainText('대상이 맞지 않음');
  await expectNotified(asker, '요청이 거절됐어요', '대상이 맞지 않음');
  await asker.goto('/console/messages');
  await expect(asker.getByRole('table').getByText(subject).first()).toBeVisible();
  await expect(asker.getByRole('table').getByText(`틀린 안내 ${mark}`)).toHaveCount(0);
});
