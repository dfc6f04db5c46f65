import { NARROW, ownPages, WIDE } from '../lib/own-pages.ts';
import { expectAccessible, collectErrors, openScreen } from '../lib/screens.ts';
import { callAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// A company opens a lecture, viewers enter its code, and all of them chat while it is live.

const subject = `강의 이야기 ${Date.now() % 100_000}`;
const CODE = 'XY2ZW3';

test.describe.configure({ mode: 'serial' });

const own = ownPages();

let lectureId = '';

test('a company creates a lecture with a video, a link and a code, and goes live', async ({ browser }) => {
  const page = await own(browser, WIDE, 'company');
  const noise = collectErrors(page);
  await openScreen(page, '/dashboard/lectures');
  await page.getByRole('link', { name: '강의 만들기' }).first().click();
  await page.getByLabel('제목', { exact: true }).fill(subject);
  await page.getByLabel('영상 주소').fill('https://vimeo.com/76979871');
  await expect(page.getByLabel('비메오')).toBeChecked();
  await page.getByRole('button', { name: '링크 더하기' }).click();
  await page.getByLabel('링크 이름').fill('참고 자료');
  await page.getByLabel('주소', { exact: true }).fill('https://example.com/');
  await page.getByLabel('참여 코드로만 보기').check({ force: true });
  await page.getByLabel('참여 코드', { exact: true }).fill(CODE);
  await page.getByRole('button', { name: '저장하기' }).click();
  // A new lecture stays open, so that its materials can be added.
  await expect(page.getByText('자료 올리기')).toBeVisible();
  await expect(page.getByRole('button', { name: '라이브 시작하기' })).toBeVisible();
  lectureId = new URL(page.url()).searchParams.get('edit') ?? '';
  // The demonstration's interview takes the company's time, so that this one began yesterday.
  const startsAt = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const url = `/api/v1/company/lectures/${lectureId}`;
  await callAs('company', url, { method: 'PUT', body: { startsAt } });
  await page.getByRole('button', { name: '라이브 시작하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '라이브 시작하기' }).click();
  await expect(page.getByRole('button', { name: '라이브 끝내기' })).toBeVisible();
  expect(noise).toEqual([]);
});

test('a visitor enters the code, which the address fills in and does not send', async ({ browser }) => {
  const page = await own(browser, NARROW);
  const noise = collectErrors(page);
  await openScreen(page, `/lectures/${lectureId}?code=xy2-zw3`);
  const field = page.getByRole('textbox', { name: '참여 코드' });
  await expect(field).toHaveValue(CODE);
  await expect(page.getByRole('link', { name: `${subject} 재생하기` })).toHaveCount(0);
  await expectAccessible(page, 'the code', noise);
  await page.getByRole('button', { name: '입장하기' }).click();
  await expect(page.getByRole('link', { name: `${subject} 재생하기` })).toBeVisible();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(page.getByRole('link', { name: '로그인하고 채팅하기' })).toBeVisible();
  await expectAccessible(page, 'the lecture', noise);
});

test('members and the company chat, see the watchers, and the company moderates', async ({ browser }) => {
  await callAs('person', `/api/v1/lectures/${lectureId}/access`, { body: { code: CODE } });
  const [person, company] = [await own(browser, WIDE, 'person'), await own(browser, WIDE, 'company')];
  const noise = collectErrors(company);
  await openScreen(person, `/lectures/${lectureId}`);
  await expect(person.getByRole('log').getByText('방에 입장하셨습니다.')).toBeVisible();
  await openScreen(company, `/lectures/${lectureId}`);
  await expect(person.getByRole('log').getByText(/님이 들어왔어요$/)).toBeVisible();
  await expect(person.getByText('첫 메시지를 남겨 보세요')).toBeVisible();
  await person.getByLabel('메시지', { exact: true }).fill('선적 서류도 다루나요?');
  await person.getByLabel('질문으로 남기기').check({ force: true });
  await person.getByLabel('메시지', { exact: true }).press('Enter');
  const question = company.getByRole('log').getByText('선적 서류도 다루나요?');
  await expect(question).toBeVisible();
  // Both of them, and the visitor, whose page is still open.
  await expect(company.getByRole('button', { name: /명이 보고 있어요/ })).toContainText('3');
  await company.getByRole('button', { name: /명이 보고 있어요/ }).click();
  await expect(company.getByRole('list', { name: '보고 있는 회원' }).getByRole('listitem')).toHaveCount(2);
  await company.getByRole('button', { name: '닫기' }).click();
  await expectAccessible(company, 'the chat', noise);
  await company
    .getByLabel(/메시지 관리/)
    .first()
    .click();
  await company.getByRole('button', { name: '고정하기' }).click();
  await expect(person.getByLabel('고정한 메시지')).toBeVisible();
  await company
    .getByLabel(/메시지 관리/)
    .first()
    .click();
  await company.getByRole('button', { name: '삭제하기' }).click();
  await company.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click();
  await expect(person.getByText('삭제된 메시지예요')).toBeVisible();
});

test('on a phone the video stays at the top and the composer at the bottom, free of the assistant', async ({
  browser,
}) => {
  const page = await own(browser, NARROW, 'person');
  const noise = collectErrors(page);
  await openScreen(page, `/lectures/${lectureId}`);
  const assistant = page.getByRole('button', { name: '챗봇 열기' });
  await page.getByRole('tab', { name: /자료/ }).click();
  await expect(assistant).toBeVisible();
  await page.getByRole('tab', { name: '채팅' }).click();
  await expect(assistant).toBeHidden();
  const send = page.getByRole('button', { name: '보내기', exact: true });
  await page.getByLabel('메시지', { exact: true }).fill('잘 보여요');
  const player = page.getByRole('link', { name: `${subject} 재생하기` });
  for (const isAtEnd of [false, true]) {
    await page.evaluate((end) => scrollTo(0, end ? document.documentElement.scrollHeight : 0), isAtEnd);
    await expect.poll(async () => (await player.boundingBox())?.y).toBe(isAtEnd ? 0 : 60);
    const box = await send.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(NARROW.height - 120);
    await send.click({ trial: true });
  }
  // A control that is partly scrolled under the player would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'the chat on a phone', noise);
});

test('beside the chat the assistant covers neither the composer nor the messages', async ({ browser }) => {
  const page = await own(browser, { width: 1100, height: 800 }, 'person');
  await openScreen(page, `/lectures/${lectureId}`);
  const [button, chat] = await Promise.all([
    page.getByRole('button', { name: '챗봇 열기' }).boundingBox(),
    page.getByRole('complementary', { name: '채팅' }).boundingBox(),
  ]);
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('the company shows an attendance code, which a member enters on a phone', async ({ browser }) => {
  const [person, company] = [await own(browser, NARROW, 'person'), await own(browser, WIDE, 'company')];
  const noise = [...collectErrors(person), ...collectErrors(company)];
  for (const page of [person, company]) await openScreen(page, `/lectures/${lectureId}`);
  await company.getByRole('button', { name: '채팅 관리' }).click();
  await company.getByRole('button', { name: '1번째 코드 보여 주기' }).click();
  const sheet = company.getByRole('region', { name: '출석 코드' });
  await expect(sheet.getByText(/남았어요/)).toBeVisible();
  const code = (await sheet.locator('b').textContent()) ?? '';
  const box = person.getByRole('region', { name: '출석 코드를 입력해 주세요' });
  await box.getByLabel('출석 코드').fill('AAAAAA');
  await box.getByRole('button', { name: '입력하기' }).click();
  await expect(box.getByRole('alert')).toContainText('코드가 맞지 않아요');
  await expectAccessible(person, 'the attendance code', noise);
  await box.getByLabel('출석 코드').fill(code.toLowerCase());
  await box.getByLabel('출석 코드').press('Enter');
  await expect(person.getByRole('region', { name: '1번째 출석 코드를 입력했어요' })).toBeVisible();
  await expect(sheet.getByText('1명 입력')).toBeVisible();
  await expectAccessible(company, 'the shown code', noise);
});

test('after the end the company answers a question, which its asker reads on the page', async ({
  browser,
}) => {
  const person = await own(browser, NARROW, 'person');
  await openScreen(person, `/lectures/${lectureId}`);
  await expect(person.getByText('삭제된 메시지예요')).toBeVisible();
  await person.getByLabel('메시지', { exact: true }).fill('원산지는 어떻게 정하나요?');
  await person.getByLabel('질문으로 남기기').check({ force: true });
  await person.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(person.getByRole('log').getByText('원산지는 어떻게 정하나요?')).toBeVisible();
  const url = `/api/v1/company/lectures/${lectureId}`;
  await callAs('company', url, { method: 'PUT', body: { isStream: false } });
  const page = await own(browser, WIDE, 'company');
  const noise = collectErrors(page);
  await openScreen(page, `/dashboard/lectures?edit=${lectureId}`);
  await page.getByRole('button', { name: '답변 쓰기' }).click();
  await page.getByRole('button', { name: '답변 남기기' }).click();
  await expect(page.getByText('답변을 적어 주세요')).toBeVisible();
  await page.getByLabel('답변', { exact: true }).fill('가공을 마친 나라로 정해요.');
  await expect(page.getByText(/님에게 알림이 가요/)).toBeVisible();
  await expectAccessible(page, 'answering', noise);
  await page.getByRole('button', { name: '답변 남기기' }).click();
  await expect(page.getByText('답변을 남겼어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '답변 고치기' })).toBeVisible();
  await openScreen(person, `/lectures/${lectureId}`);
  await person.getByRole('tab', { name: /질문과 답변/ }).click();
  await expect(person.getByText('가공을 마친 나라로 정해요.')).toBeVisible();
  await expectAccessible(person, 'the answers', []);
  await openScreen(person, '/dashboard/inbox');
  await expect(person.getByText('강의에 남긴 질문의 답변이 왔어요').first()).toBeVisible();
});

test('the list shows lectures that are live first, by category and by words', async ({ browser }) => {
  const page = await own(browser, WIDE);
  await openScreen(page, '/lectures');
  await page.getByRole('navigation', { name: '강의 분류' }).getByRole('link', { name: '물류' }).click();
  await expect(page).toHaveURL(/category=/);
  await page.getByRole('searchbox', { name: '강의 검색' }).fill('운임');
  await page.getByRole('search', { name: '강의 검색' }).getByRole('button').click();
  await expect(page.getByRole('list', { name: '강의 목록' }).getByRole('listitem')).toHaveCount(1);
});
