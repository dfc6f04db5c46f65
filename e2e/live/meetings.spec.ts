import { moveUntil } from '../lib/drag.ts';
import { applyToNewRecruitment } from '../lib/own-recruitment.ts';
import { NARROW, ownPages, WIDE } from '../lib/own-pages.ts';
import { expectAccessible, collectErrors, openScreen } from '../lib/screens.ts';
import { callAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// A company proposes times, an applicant picks one, and both have it in their schedules.

const subject = `면담 이야기 ${Date.now() % 100_000}`;
const title = `1차 면담 ${Date.now() % 100_000}`;
const applicant = '윤지호';
const place = `${Date.now() % 1000}호 회의실`;

test.describe.configure({ mode: 'serial' });

const own = ownPages();

/** The day in Seoul of a moment. */
const seoulDay = (moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date(moment));

interface MeetingList {
  meetings: { _id: string; title: string; schedule: { date: string } | null }[];
}
/** The meeting of this story as the person has it. */
async function ownMeeting() {
  const { meetings } = await callAs<MeetingList>('person', '/api/v1/person/meetings?limit=100');
  const meeting = meetings.find((one) => one.title === title);
  if (!meeting) throw new Error('the person has no such meeting');
  return meeting;
}

test('a company proposes times to an applicant, selected by dragging and by a rule', async ({ browser }) => {
  const id = await applyToNewRecruitment(subject);
  const page = await own(browser, WIDE, 'company');
  const complaints = collectErrors(page);
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
  await expectAccessible(page, '면접 제안', complaints);
  await sheet.getByRole('button', { name: '제안하기' }).click();
  await expect(page.getByText('1명에게 면담 시간을 제안했어요')).toBeVisible();
});

test('a visitor of the link sees the title and the company, and is asked to log in', async ({ browser }) => {
  const { _id: id } = await ownMeeting();
  const page = await own(browser, NARROW);
  const complaints = collectErrors(page);
  await openScreen(page, `/meetings/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('로그인하고 시간을 골라 주세요')).toBeVisible();
  await expect(page.getByText(applicant)).toBeHidden();
  await expectAccessible(page, '/meetings', complaints);
});

test('the applicant picks a time on a phone, and sees it in the schedule', async ({ browser }) => {
  const { _id: id } = await ownMeeting();
  const page = await own(browser, NARROW, 'person');
  const complaints = collectErrors(page);
  await openScreen(page, `/meetings/${id}`);
  await expect(page.getByRole('heading', { name: '가능한 시간을 골라 주세요' })).toBeVisible();
  await expectAccessible(page, '/meetings', complaints);
  await page.locator('[data-state="free"][aria-pressed]').last().click();
  await page.getByRole('button', { name: '이 시간으로 신청하기' }).click();
  await expect(page.getByText('면담 시간을 신청했어요', { exact: false })).toBeVisible();
  await expect(page.getByText('확인 대기').first()).toBeVisible();
  const { schedule } = await ownMeeting();
  const day = seoulDay(schedule?.date ?? '');
  await openScreen(page, `/dashboard/schedules?month=${day.slice(0, 7)}&day=${day}`);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  await expectAccessible(page, '/dashboard/schedules', complaints);
  // The address decides what is checked, a moment after the press.
  await page.getByRole('radio', { name: '목록' }).click({ force: true });
  await expect(page.getByRole('radio', { name: '목록' })).toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('확인 대기')).toBeVisible();
  await expectAccessible(page, '/dashboard/schedules?view=list', complaints);
});

test('the company edits the meeting: its place, and its free times but not the picked one', async ({
  browser,
}) => {
  const page = await own(browser, WIDE, 'company');
  const complaints = collectErrors(page);
  await openScreen(page, '/dashboard/meetings');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: '면담 고치기' }).click();
  const sheet = page.getByRole('dialog', { name: '면담 고치기' });
  await expect(sheet.getByText(`${applicant} 님이 골랐어요`)).toBeVisible();
  const removable = sheet.getByRole('button', { name: /빼기$/ });
  const count = await removable.count();
  await removable.first().click();
  await expect(removable).toHaveCount(count - 1);
  await sheet.getByRole('textbox', { name: '장소 (선택)' }).fill(place);
  await expect(sheet.getByText('1명에게 바뀐 장소를 알려요', { exact: false })).toBeVisible();
  await expectAccessible(page, '면담 고치기', complaints);
  await sheet.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('면담을 고쳤어요')).toBeVisible();
  await expect(card.getByText(`장소: ${place}`)).toBeVisible();
  const { _id: id } = await ownMeeting();
  const atPerson = await own(browser, NARROW, 'person');
  await openScreen(atPerson, `/meetings/${id}`);
  await expect(atPerson.getByText(`장소: ${place}`)).toBeVisible();
});

test('the company drags the waiting time to a free one of the same week', async ({ browser }) => {
  const before = (await ownMeeting()).schedule?.date ?? '';
  const page = await own(browser, WIDE, 'company');
  const complaints = collectErrors(page);
  await openScreen(page, `/dashboard/meetings?tab=week&day=${seoulDay(before)}`);
  const card = page.locator('li[draggable="true"]').filter({ hasText: title });
  await expect(card.getByRole('button', { name: `${applicant} 시간 바꾸기` })).toBeVisible();
  await expectAccessible(page, '/dashboard/meetings?tab=week', complaints);
  await card.hover();
  await page.mouse.down();
  const target = page.getByText(/로 옮기기$/).first();
  await moveUntil(page, { x: 700, y: 500 }, () => expect(target).toBeVisible({ timeout: 500 }));
  await target.hover();
  await page.mouse.up();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('바뀐 시간을 알려 드려요');
  await question.getByRole('button', { name: '시간 바꾸기' }).click();
  await expect(page.getByText('시간을 바꿨어요')).toBeVisible();
  expect((await ownMeeting()).schedule?.date).not.toBe(before);
});

test('the company confirms it, and both have it in their schedules', async ({ browser }) => {
  const page = await own(browser, WIDE, 'company');
  const complaints = collectErrors(page);
  await openScreen(page, '/dashboard/meetings');
  const waiting = page.getByRole('listitem').filter({ hasText: title }).first();
  await waiting.getByRole('button', { name: `${applicant} 확정하기` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('알려 드리고');
  await question.getByRole('button', { name: '확정하기' }).click();
  await expect(page.getByText(`${applicant} 님의 면담을 확정했어요`)).toBeVisible();
  await expectAccessible(page, '/dashboard/meetings', complaints);
  const { schedule } = await ownMeeting();
  const day = seoulDay(schedule?.date ?? '');
  await openScreen(page, `/dashboard/meetings?tab=week&day=${day}`);
  await expect(page.getByRole('link', { name: new RegExp(`${applicant} · ${title}`) })).toBeVisible();
  await expectAccessible(page, '/dashboard/meetings?tab=week', complaints);
  const saving = page.waitForEvent('download');
  const appointment = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(title) }) });
  await appointment.getByRole('button', { name: /일정 파일 내려받기$/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.ics$/);

  const atPerson = await own(browser, WIDE, 'person');
  await openScreen(atPerson, `/dashboard/schedules?month=${day.slice(0, 7)}&day=${day}`);
  const item = atPerson.getByRole('listitem').filter({ hasText: title });
  await expect(item.getByText('확정')).toBeVisible();
  await expectAccessible(atPerson, '/dashboard/schedules', []);
});

test('the confirmed time becomes a video interview without typing anything, and leads to its room', async ({
  browser,
}) => {
  const page = await own(browser, WIDE, 'company');
  const complaints = collectErrors(page);
  const { schedule } = await ownMeeting();
  await openScreen(page, '/dashboard/meetings');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: `${applicant} 화상 면접` }).click();
  const sheet = page.getByRole('dialog', { name: '화상 면접 만들기' });
  await expect(sheet.getByLabel('날짜', { exact: true })).toHaveValue(
    seoulDay(schedule?.date ?? '').replaceAll('-', '.'),
  );
  await expect(sheet.getByText(applicant)).toBeVisible();
  await expectAccessible(page, '화상 면접 만들기', complaints);
  await sheet.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(sheet).toBeHidden();
  await card.getByRole('link', { name: `${applicant} 면접실 열기` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
