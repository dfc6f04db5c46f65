import type { Browser, Page } from '@playwright/test';
import { expectSound, listenTo, openScreen } from './lib/screens.ts';
import { askAs, enterAs, type Account } from './lib/sessions.ts';
import { expect, test } from './lib/test.ts';

// A company proposes times, an applicant picks one, and both have it in their schedules.

const subject = `면담 이야기 ${Date.now() % 100_000}`;
const title = `1차 면담 ${Date.now() % 100_000}`;
const applicant = '윤지호';

const WIDE = { width: 1440, height: 940 };
const NARROW = { width: 390, height: 844 };

test.describe.configure({ mode: 'serial' });

const opened: Page[] = [];
const own = async (browser: Browser, viewport: typeof WIDE, account?: Account) => {
  const page = await (await browser.newContext({ viewport })).newPage();
  opened.push(page);
  if (account) await enterAs(page, account);
  return page;
};
test.afterAll(async () => {
  for (const page of opened) await page.context().close();
});

/** Publishes a recruitment to which the demonstration's person has applied. */
async function applyToNew(): Promise<string> {
  const body = {
    subject,
    content: '<p>해외 거래처를 함께 만나요.</p>',
    application: { startsAt: null, endsAt: null, isOpenHiring: true, closesOnHiring: false },
    employment: {
      startsAt: null,
      endsAt: null,
      types: ['REGULAR'],
      wage: { type: 'YEARLY', value__min: 32_000_000, value__max: 40_000_000 },
      place: { isAbroad: false, postcode: '06164', address1: '서울 강남구 영동대로 513', address2: '3층' },
    },
    recruiter: {
      name: '담당자',
      phone: '',
      email: 'hr@company.example',
      hidesPhone: false,
      hidesEmail: false,
    },
    state: 'ON_GOING',
  };
  const created = await askAs<{ recruitment: { _id: string } }>('company', '/api/v1/company/recruitments', {
    body,
  });
  const id = created.recruitment._id;
  const url = `/api/v1/recruitments/${id}/application`;
  await askAs('person', url, { body: {} });
  await askAs('person', `${url}/apply`, { method: 'PUT', body: {} });
  return id;
}

/** The day in Seoul of a moment. */
const seoulDay = (moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date(moment));

interface Listed {
  meetings: { _id: string; title: string; schedule: { date: string } | null }[];
}
/** The meeting of this story as the person has it. */
async function ownMeeting() {
  const { meetings } = await askAs<Listed>('person', '/api/v1/person/meetings?limit=100');
  const meeting = meetings.find((one) => one.title === title);
  if (!meeting) throw new Error('the person has no such meeting');
  return meeting;
}

test('a company proposes times to an applicant, painted and by a rule', async ({ browser }) => {
  const id = await applyToNew();
  const page = await own(browser, WIDE, 'company');
  const complaints = listenTo(page);
  await openScreen(page, `/dashboard/recruitments/${id}/applications`);
  await page.getByRole('checkbox', { name: new RegExp(applicant) }).check({ force: true });
  await page.getByRole('button', { name: '면접 제안' }).click();
  const sheet = page.getByRole('dialog', { name: '면접 제안' });
  await sheet.getByRole('textbox', { name: '면담 이름' }).fill(title);
  await sheet.getByRole('combobox', { name: '기간' }).selectOption('2');
  await sheet.getByRole('button', { name: '채우기' }).click();
  await expect(sheet.getByText(/^\d+개 골랐어요$/)).not.toHaveText('0개 골랐어요');
  await sheet.getByRole('button', { name: '다음 주' }).click();
  await expect(sheet.getByRole('button', { name: /\(월\) 10:00/ })).toBeVisible();
  const painted = sheet.getByRole('button', { name: /\(토\) 10:00/ });
  await painted.click();
  await expect(painted).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet.getByText(applicant, { exact: true })).toBeVisible();
  await expectSound(page, '면접 제안', complaints);
  await sheet.getByRole('button', { name: '제안하기' }).click();
  await expect(page.getByText('1명에게 면담 시간을 제안했어요')).toBeVisible();
});

test('a visitor of the link sees the title and the company, and is asked to log in', async ({ browser }) => {
  const { _id: id } = await ownMeeting();
  const page = await own(browser, NARROW);
  const complaints = listenTo(page);
  await openScreen(page, `/meetings/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('로그인하고 시간을 골라 주세요')).toBeVisible();
  await expect(page.getByText(applicant)).toBeHidden();
  await expectSound(page, '/meetings', complaints);
});

test('the applicant picks a time on a phone, and sees it in the schedule', async ({ browser }) => {
  const { _id: id } = await ownMeeting();
  const page = await own(browser, NARROW, 'person');
  const complaints = listenTo(page);
  await openScreen(page, `/meetings/${id}`);
  await expect(page.getByRole('heading', { name: '가능한 시간을 골라 주세요' })).toBeVisible();
  await expectSound(page, '/meetings', complaints);
  await page.locator('[data-state="free"][aria-pressed]').last().click();
  await page.getByRole('button', { name: '이 시간으로 신청하기' }).click();
  await expect(page.getByText('면담 시간을 신청했어요', { exact: false })).toBeVisible();
  await expect(page.getByText('확인 대기').first()).toBeVisible();
  const { schedule } = await ownMeeting();
  const day = seoulDay(schedule?.date ?? '');
  await openScreen(page, `/dashboard/schedules?month=${day.slice(0, 7)}&day=${day}`);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  await expectSound(page, '/dashboard/schedules', complaints);
  await page.getByRole('radio', { name: '목록' }).check({ force: true });
  await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('확인 대기')).toBeVisible();
  await expectSound(page, '/dashboard/schedules?view=list', complaints);
});

test('the company confirms it, and both have it in their schedules', async ({ browser }) => {
  const page = await own(browser, WIDE, 'company');
  const complaints = listenTo(page);
  await openScreen(page, '/dashboard/meetings');
  const waiting = page.getByRole('listitem').filter({ hasText: title }).first();
  await waiting.getByRole('button', { name: `${applicant} 확정하기` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('알려 드리고');
  await question.getByRole('button', { name: '확정하기' }).click();
  await expect(page.getByText(`${applicant} 님의 면담을 확정했어요`)).toBeVisible();
  await expectSound(page, '/dashboard/meetings', complaints);
  const { schedule } = await ownMeeting();
  const day = seoulDay(schedule?.date ?? '');
  await openScreen(page, `/dashboard/meetings?tab=week&day=${day}`);
  await expect(page.getByRole('link', { name: new RegExp(`${applicant} · ${title}`) })).toBeVisible();
  await expectSound(page, '/dashboard/meetings?tab=week', complaints);

  const atPerson = await own(browser, WIDE, 'person');
  await openScreen(atPerson, `/dashboard/schedules?month=${day.slice(0, 7)}&day=${day}`);
  const item = atPerson.getByRole('listitem').filter({ hasText: title });
  await expect(item.getByText('확정')).toBeVisible();
  await expectSound(atPerson, '/dashboard/schedules', []);
});
