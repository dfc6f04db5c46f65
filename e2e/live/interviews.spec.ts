import { applyToNewRecruitment } from '../lib/own-recruitment.ts';
import { fakeMedia, receivedBytes, withoutDevices } from '../lib/fake-media.ts';
import { closeRooms, expectMedia, forEverybody, host, askToJoin, admit, own } from '../lib/interview-room.ts';
import { callAs } from '../lib/sessions.ts';
import { expectAccessible, expectAccessibleAtBothSizes, openScreen } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';

// Video interviews with two and three real browsers, whose cameras and microphones are fake.

test.use({ launchOptions: fakeMedia });
test.describe.configure({ mode: 'serial' });

test.afterEach(closeRooms);

test('two people: the request, the room, chat, keys and the end', async ({ browser }) => {
  const { code } = await forEverybody();
  const hosting = await host(browser, code);
  const guest = await admit(browser, { code, hosting, name: '김손님' });
  await Promise.all([expectMedia(hosting, 1), expectMedia(guest, 1)]);
  await expect(hosting.locator('video:visible')).toHaveCount(2);

  await hosting.getByRole('button', { name: '채팅' }).click();
  await guest.getByRole('button', { name: '채팅' }).click();
  await guest.getByLabel('메시지').fill('잘 들려요');
  await guest.getByRole('button', { name: '보내기' }).click();
  await expect(hosting.getByText('잘 들려요')).toBeVisible();

  await hosting.getByRole('heading', { level: 1 }).click();
  await hosting.keyboard.press('m');
  await expect(hosting.getByRole('button', { name: /마이크/ })).toHaveAttribute('aria-pressed', 'false');
  await expect(guest.getByText('마이크 꺼짐').first()).toBeAttached();

  await guest.getByRole('button', { name: '나가기' }).click();
  await expect(guest.getByText('면접에서 나가시겠습니까?')).toBeVisible();
  await guest.getByRole('button', { name: '취소' }).click();
  await expect(guest.getByRole('timer')).toBeVisible();

  await hosting.getByRole('button', { name: '면접 끝내기' }).click();
  await expect(hosting.getByText('면접을 종료하시겠습니까?')).toBeVisible();
  await hosting.getByRole('alertdialog').getByRole('button', { name: '면접 끝내기' }).click();
  for (const page of [hosting, guest])
    await expect(page.getByRole('heading', { name: '면접이 종료되었습니다' })).toBeFocused();
});

test('Back asks before it leads out of the room', async ({ browser }) => {
  const { code } = await forEverybody();
  const hosting = await own(browser, 'company');
  await hosting.goto('/interview');
  await hosting.getByLabel('면접 코드 또는 링크').fill(code);
  await hosting.getByRole('button', { name: '들어가기' }).click();
  await hosting.getByRole('button', { name: '면접 시작하기' }).click();
  await expect(hosting.getByRole('timer')).toBeVisible();
  const question = hosting.getByRole('alertdialog', { name: '면접에서 나가시겠습니까?' });
  await hosting.goBack();
  await question.getByRole('button', { name: '취소' }).click();
  await expect(question).toHaveCount(0);
  await expect(hosting.getByRole('timer')).toBeVisible();
  await hosting.goBack();
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(hosting.getByLabel('면접 코드 또는 링크')).toHaveValue(code);
});

test('an entrance that is closed says so, and opens without a reload', async ({ browser }) => {
  const closed = { type: 'ONE_WITH_URL', disabled: true, meta: { message: '10분만 기다려 주세요' } };
  const { code, _id: id } = await forEverybody({ entrance: closed });
  const guest = await own(browser);
  await guest.goto(`/interview/${code}`);
  await expect(guest.getByText('10분만 기다려 주세요')).toBeVisible();
  await expect(guest.getByRole('button', { name: '지금은 입장할 수 없어요' })).toBeDisabled();
  const body = { entrance: { ...closed, disabled: false } };
  await callAs('company', `/api/v1/company/interviews/${id}`, { method: 'PUT', body });
  await askToJoin(guest, '김손님');
  await expect(guest.getByRole('heading', { name: '입장을 요청했어요' })).toBeVisible();
});

test('three people see and receive each other; one who comes back does not ask again', async ({
  browser,
}) => {
  const { code } = await forEverybody();
  const hosting = await host(browser, code);
  const first = await admit(browser, { code, hosting, name: '김손님' });
  const second = await admit(browser, { code, hosting, name: '이손님' });
  await Promise.all([hosting, first, second].map((page) => expectMedia(page, 2)));
  await first.reload();
  await first.getByRole('button', { name: '면접실 들어가기' }).click();
  await expect(first.getByRole('timer')).toBeVisible();
  await expect(hosting.getByRole('region', { name: '입장 요청' })).toHaveCount(0);
  await Promise.all([hosting, first, second].map((page) => expectMedia(page, 2)));
});

test('a network lost for ten seconds goes on', async ({ browser }) => {
  const { code } = await forEverybody();
  const hosting = await host(browser, code);
  const guest = await admit(browser, { code, hosting, name: '김손님' });
  await expectMedia(guest, 1);
  await guest.context().setOffline(true);
  await guest.waitForTimeout(10_000);
  await guest.context().setOffline(false);
  await expect(guest.getByText('연결 좋음')).toBeVisible();
  const before = (await receivedBytes(guest))[0]?.video ?? 0;
  await expect.poll(async () => (await receivedBytes(guest))[0]?.video ?? 0).not.toBe(before);
  await expectMedia(hosting, 1);
});

test('a rejected guest is back in the lobby and may ask again ten seconds later', async ({ browser }) => {
  const { code } = await forEverybody();
  const hosting = await host(browser, code);
  const guest = await own(browser);
  await guest.goto(`/interview/${code}`);
  await askToJoin(guest, '박손님');
  await hosting.getByRole('button', { name: '거절' }).click();
  const rejectedAt = Date.now();
  await expect(guest.getByText('참여요청이 거절되었습니다')).toBeVisible();
  await guest.getByRole('button', { name: '확인', exact: true }).click();
  const ask = guest.getByRole('button', { name: '입장 요청하기' });
  await ask.click();
  await expect(guest.getByText(/^\d+초 뒤에 다시 요청해 주세요$/)).toBeVisible();
  await guest.getByRole('button', { name: '확인', exact: true }).click();
  await expect(ask).toBeVisible();
  await expect(hosting.getByRole('region', { name: '입장 요청' })).toHaveCount(0);
  await guest.waitForTimeout(Math.max(0, rejectedAt + 10_500 - Date.now()));
  await ask.click();
  await expect(hosting.getByText('박손님 님이 입장을 요청했어요')).toBeVisible();
});

test('the join page takes a pasted link; a wrong code goes back; missing devices keep nobody out', async ({
  browser,
}) => {
  const { code } = await forEverybody();
  const page = await own(browser);
  await withoutDevices(page);
  await openScreen(page, '/interview');
  await page.getByLabel('면접 코드 또는 링크').fill('면접');
  await page.getByRole('button', { name: '들어가기' }).click();
  await expect(page.getByText('코드를 알아볼 수 없어요')).toBeVisible();
  await page.getByLabel('면접 코드 또는 링크').fill(`http://localhost/interview/${'x'.repeat(22)}`);
  await page.getByRole('button', { name: '들어가기' }).click();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page).toHaveURL(/\/interview$/);
  await page
    .getByLabel('면접 코드 또는 링크')
    .fill(`${new URL(page.url()).origin}/interview/${code}?from=mail`);
  await page.getByRole('button', { name: '들어가기' }).click();
  await expect(page.getByText('카메라를 찾지 못했어요')).toBeVisible();
  const hosting = await host(browser, code);
  await page.getByLabel('이름').fill('최손님');
  await page.getByRole('button', { name: '입장 요청하기' }).click();
  await hosting.getByRole('button', { name: '승인' }).click();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('the lobby and the room have no violation and fit narrow phones', async ({ browser }) => {
  const { code } = await forEverybody();
  const page = await own(browser, 'company');
  await page.goto(`/interview/${code}`);
  const start = page.getByRole('button', { name: '면접 시작하기' });
  await expect(start).toBeVisible();
  await expectAccessibleAtBothSizes(page, 'the lobby');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'the lobby at 360 px', []);
  await start.click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: '더 보기' }).click();
  await expectAccessible(page, 'the tools at 360 px', []);
  await page.getByRole('menuitem', { name: '메모' }).click();
  await page.getByRole('button', { name: '지금 시각 넣기' }).click();
  await expect(page.getByLabel('나만 보는 메모')).toHaveValue(/^00:\d\d /);
  await expect(page.getByText('저장했어요')).toBeVisible();
  await expectAccessible(page, 'the room at 360 px', []);
  await expectAccessibleAtBothSizes(page, 'the room');
});

test('a company plans, edits and cancels an interview', async ({ browser }) => {
  const page = await own(browser, 'company', { width: 1440, height: 940 });
  const title = `계획한 면접 ${Date.now() % 100_000}`;
  await page.goto('/dashboard/interviews');
  await page.getByRole('button', { name: '면접 만들기' }).click();
  await expect(page.getByLabel('시각 (서울)')).toHaveValue('10:00');
  await page.getByLabel('면접 이름').fill(title);
  await page.getByLabel('바로 열어요').check();
  await page.getByRole('list', { name: '면접 대상자' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card).toContainText('면접 대상자');
  await card.getByRole('button', { name: '고치기' }).click();
  await page.getByLabel('면접 이름').fill(`${title} 2`);
  await page.getByRole('button', { name: '저장하기' }).click();
  const edited = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${title} 2` }) });
  await edited.getByRole('button', { name: '면접 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '면접 취소' }).click();
  await expect(edited).toHaveCount(0);
});

test('an applicant of a list is invited to a video interview, on a desktop and from the drawer of a phone', async ({
  browser,
}) => {
  const subject = `초대 이야기 ${Date.now() % 100_000}`;
  const recruitmentId = await applyToNewRecruitment(subject);
  const page = await own(browser, 'company', { width: 1440, height: 940 });
  await page.goto(`/dashboard/recruitments/${recruitmentId}/applications`);
  await page.getByRole('checkbox', { name: /윤지호/ }).check({ force: true });
  await page.getByRole('button', { name: '화상 면접', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '화상 면접 만들기' });
  await expect(sheet.getByText('윤지호')).toBeVisible();
  await expectAccessible(page, '화상 면접 만들기', []);
  await sheet.getByLabel('바로 열어요').check();
  await sheet.getByLabel('면접 이름').fill(subject);
  await sheet.getByRole('button', { name: '만들기', exact: true }).click();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByText('면접을 취소했어요')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/recruitments/${recruitmentId}/kanban`);
  await page.locator('[data-card]').first().click();
  await page.getByRole('button', { name: '화상 면접', exact: true }).click();
  await sheet.getByLabel('바로 열어요').check();
  await sheet.getByLabel('면접 이름').fill(`${subject} 2`);
  await sheet.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(sheet).toBeHidden();
  // Closing the sheet goes back in the history, which cancels a navigation that starts before.
  await expect(() => page.goto('/dashboard/interviews')).toPass();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${subject} 2` }) });
  await expect(card).toContainText('윤지호');
});

test('the link of an interview that has ended says so and goes back', async ({ browser }) => {
  const { code } = await forEverybody();
  const hosting = await host(browser, code);
  await hosting.getByRole('button', { name: '면접 끝내기' }).click();
  await hosting.getByRole('alertdialog').getByRole('button', { name: '면접 끝내기' }).click();
  await expect(hosting.getByText('면접이 종료되었습니다').first()).toBeVisible();
  const guest = await own(browser);
  await guest.goto(`/interview/${code}`);
  await expect(guest.getByText('면접이 종료되었습니다')).toBeVisible();
  await guest.getByRole('button', { name: '확인', exact: true }).click();
  await expect(guest).toHaveURL(/\/interview$/);
  await expect(guest.getByRole('heading', { name: '화상 면접 입장' })).toBeVisible();
});
