import type { Page } from '@playwright/test';
import { ownPages } from './lib/own-pages.ts';
import { enterAsNewPerson } from './lib/people.ts';
import { enterAs } from './lib/sessions.ts';
import { expect, test } from './lib/test.ts';

// Asking the centre and being answered.

const mark = Date.now() % 100_000;

const own = ownPages('each');

test('/dashboard/queries/list is the list', async ({ browser }) => {
  const person = await own(browser);
  await enterAs(person, 'person');
  await person.goto('/dashboard/queries/list');
  await expect(person).toHaveURL(/\/dashboard\/queries$/);
  await expect(person.getByRole('heading', { level: 1, name: '1:1 문의' })).toBeVisible();
});

const panel = (page: Page) => page.getByRole('complementary').last();

test('a member asks, an administrator answers with a saved phrase, and the member rates the answer', async ({
  browser,
}) => {
  const [person, admin] = [await own(browser), await own(browser)];
  const subject = `설명회 참가 방법 ${mark}`;
  await enterAsNewPerson(person, '한소라');
  await person.goto('/dashboard/queries');
  await expect(person.getByText('아직 남긴 문의가 없어요')).toBeVisible();
  await person.goto('/dashboard/queries/create');
  await person.getByRole('textbox', { name: '제목' }).fill(subject);
  await person.getByRole('textbox', { name: '내용' }).fill('따로 신청해야 하나요?');
  await person.getByRole('button', { name: '문의 남기기' }).click();
  await expect(person.getByRole('heading', { name: subject })).toBeVisible();
  await expect(person.getByText('답변 대기')).toBeVisible();

  await enterAs(admin, 'admin');
  await admin.goto('/console');
  await expect(admin.getByRole('link', { name: /답변을 기다리는 1:1 문의/ })).toBeVisible();
  await admin.goto(`/console/center/questions?q=${encodeURIComponent(subject)}`);
  await admin.getByRole('link', { name: subject }).click();
  await expect(panel(admin).getByText(/알림함과 이메일/)).toBeVisible();
  await panel(admin).getByRole('button', { name: '자주 쓰는 답변 넣기' }).click();
  await admin.getByRole('menuitem', { name: '인사와 맺음말' }).click();
  await panel(admin).getByRole('button', { name: '답변하고 알리기' }).click();
  await expect(admin.getByText('답변을 남기고 회원에게 알렸어요')).toBeVisible();

  await person.reload();
  await expect(person.getByText('한소라 님, 안녕하세요.')).toBeVisible();
  await expect(person.getByRole('link', { name: '고치기' })).toBeHidden();
  await person.getByRole('radio', { name: '5점' }).check({ force: true });
  await person.getByRole('button', { name: '평가 남기기' }).click();
  await expect(person.getByText('평가를 남겼어요. 고맙습니다.')).toBeVisible();
});

test('a visitor logs in at /center/inquiry, and sees no question of others', async ({ browser }) => {
  const visitor = await own(browser);
  await visitor.goto('/center/inquiry');
  await expect(visitor.getByRole('heading', { name: '로그인하고 문의를 남겨 주세요' })).toBeVisible();
  await visitor.goto('/mypage/question');
  await expect(visitor.getByRole('heading', { name: '로그인이 필요한 화면이에요' })).toBeVisible();
});

test('a company without an account asks for support and is answered by e-mail', async ({ browser }) => {
  const [visitor, admin] = [await own(browser), await own(browser)];
  const companyName = `하늘무역${mark}`;
  await visitor.goto('/form/inquiry-partner');
  await visitor.locator('html[data-live]').waitFor();
  await visitor.getByRole('textbox', { name: '기업 이름' }).fill(companyName);
  await visitor.getByRole('textbox', { name: '담당자 이름' }).fill('김하늘');
  await visitor
    .getByRole('textbox', { name: '연락처' })
    .fill(`0109876${String(mark).padStart(5, '0').slice(-4)}`);
  await visitor.getByRole('combobox', { name: '이메일' }).fill(`sky${mark}@haneul.example`);
  await visitor.getByRole('button', { name: '공고 작성 도움' }).click();
  await visitor.getByRole('textbox', { name: '문의 내용' }).fill('처음 공고를 쓰려고 합니다.');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: '문의 보내기' }).click();
  await expect(visitor.getByRole('heading', { name: '문의를 받았어요' })).toBeVisible();

  await enterAs(admin, 'admin');
  await admin.goto(`/console/center/service-inquiry-forms?q=${encodeURIComponent(companyName)}`);
  await admin.getByRole('link', { name: '공고 작성 도움' }).click();
  await panel(admin).getByRole('textbox', { name: '답변 쓰기' }).fill('내일 전화로 안내해 드릴게요.');
  await panel(admin).getByRole('button', { name: '답변 보내기' }).click();
  await expect(admin.getByText('답변을 보냈어요')).toBeVisible();
  const outbox = await (await admin.request.get('/api/developer/outbox')).json();
  const mail = outbox.messages.find(({ to }: { to: string }) => to === `sky${mark}@haneul.example`);
  expect(mail.body).toContain('내일 전화로 안내해 드릴게요.');
});
