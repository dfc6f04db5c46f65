import type { Page } from '@playwright/test';
import { ANSWER, answerAndApply, moveTo, publishRecruitment } from './lib/hiring.ts';
import { ownPages } from './lib/own-pages.ts';
import { joinAsCompany, joinAsPerson, lastSms, logInToConsole } from './lib/people.ts';
import { enterAs } from './lib/sessions.ts';
import { expect, test } from './lib/test.ts';

// The product's main job, once through, by three people, each in a separate browser.

const company = `새길무역${Date.now() % 10_000}`;
const subject = `동남아 수출 담당 ${Date.now() % 10_000}`;
const person = '한가온';

test.describe.configure({ mode: 'serial' });

const own = ownPages();

/** The undo time and the job that follows it. */
const UNDONE_BY = 40_000;

const silent = (page: Page) => page.getByRole('button', { name: '알림', exact: true });
const ringing = (page: Page) => page.getByRole('button', { name: /^알림, 안 읽음/ });

async function readAll(page: Page) {
  await page.goto('/dashboard/inbox');
  await page.waitForLoadState('networkidle');
  if (await ringing(page).isVisible()) await page.getByRole('button', { name: '모두 읽음' }).first().click();
  await expect(silent(page)).toBeVisible();
}

let atCompany: Page;
let atPerson: Page;
let companyAccount: Awaited<ReturnType<typeof joinAsCompany>>;

test('a company signs up and sees that it awaits approval', async ({ browser }) => {
  atCompany = await own(browser);
  companyAccount = await joinAsCompany(atCompany, company);
  await atCompany.goto('/dashboard');
  await expect(atCompany.getByText(/관리자가 기업 정보를 확인하고 있어요/)).toBeVisible();
});

test('the administrator approves it, and the company is notified', async ({ browser }) => {
  const atConsole = await own(browser);
  await logInToConsole(atConsole);
  await atConsole.goto('/console/users');
  await atConsole.getByText(company, { exact: true }).first().click();
  await atConsole
    .getByRole('button', { name: /승인하기/ })
    .first()
    .click();
  await atConsole.getByRole('alertdialog').getByRole('button', { name: /승인/ }).click();
  await expect(atConsole.getByText(/승인했어요/)).toBeVisible();
  await expect.poll(() => lastSms(atConsole.request, companyAccount.phone)).toContain('승인');
});

test('the company publishes a recruitment, and a visitor finds it', async ({ browser }) => {
  await publishRecruitment(atCompany, subject);
  const atVisitor = await own(browser);
  await atVisitor.goto('/recruitments');
  await expect(atVisitor.getByRole('link', { name: subject })).toBeVisible();
});

test('a person signs up, completes the resume, finds the recruitment and applies', async ({ browser }) => {
  atPerson = await own(browser);
  await joinAsPerson(atPerson, person);
  await atPerson.goto(`/search?searchValue=${encodeURIComponent(subject)}`);
  await atPerson.getByRole('link', { name: subject }).first().click();
  await atPerson.locator('html[data-live]').waitFor();
  await atPerson.getByRole('link', { name: '지원하기' }).first().click();
  await answerAndApply(atPerson);
  await expect(atPerson.getByText(new RegExp(`${company}.*지원했어요`)).first()).toBeVisible();
});

test('the company reads the application and moves it through the kanban', async () => {
  await atCompany.goto('/dashboard/recruitments');
  await atCompany.getByRole('link', { name: subject }).click();
  await atCompany.getByRole('link', { name: '칸반' }).click();
  await atCompany.getByRole('article', { name: new RegExp(person) }).click();
  await atCompany.getByRole('tab', { name: /질문 답변/ }).click();
  await expect(atCompany.getByText(ANSWER)).toBeVisible();
  await atCompany.keyboard.press('Escape');
  await moveTo(atCompany, person, '면접');
});

test('the company accepts, and the stage is the same after a reload', async () => {
  await readAll(atPerson);
  await atPerson.goto('/dashboard/applied');
  await expect(atPerson.getByText(subject).first()).toBeVisible();
  await moveTo(atCompany, person, '합격');
  await atCompany.reload();
  const accepted = atCompany.getByRole('region', { name: /^합격/ });
  await expect(accepted.getByRole('article', { name: new RegExp(person) })).toBeVisible();
});

test('the person’s notification button shows the acceptance once the move is final, leads to it and is then cleared', async () => {
  await expect(ringing(atPerson)).toHaveAccessibleName('알림, 안 읽음 1', { timeout: UNDONE_BY });
  // The open list is updated automatically.
  await expect(atPerson.getByRole('link', { name: /^합격/ })).toHaveText(/1/);
  await ringing(atPerson).click();
  await atPerson
    .getByRole('dialog', { name: '알림' })
    .getByRole('link', { name: new RegExp(`${company}에 합격했어요`) })
    .click();
  await atPerson.waitForURL(/\/dashboard\/applied/);
  await expect(silent(atPerson)).toBeVisible();
  await atPerson.reload();
  await expect(silent(atPerson)).toBeVisible();
  await atPerson.getByRole('link', { name: /^합격/ }).click();
  await expect(atPerson.getByText(subject).first()).toBeVisible();
});

test('a person sees the progress of each application', async ({ page }) => {
  await enterAs(page, 'person');
  await page.goto('/dashboard/applied');
  const next = /^(면담 시간을 골라 주세요|.*(면담을 신청했어요|면담이 있어요|화상 면접이 있어요))$/;
  await expect(page.getByRole('main').getByRole('listitem').getByText(next).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /면접/ }).first()).toBeVisible();
});
