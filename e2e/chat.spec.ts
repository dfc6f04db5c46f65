import { expect, type Page } from '@playwright/test';
import { expectAccessible, collectErrors } from './lib/screens.ts';
import { logIn } from './lib/people.ts';
import { enterAs } from './lib/sessions.ts';
import { test } from './lib/test.ts';

// The assistant: a visitor's question, its sources, and the way to the centre's staff.

const opener = (page: Page) => page.getByRole('button', { name: '상담 챗봇 열기' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: '이음 도우미' });

async function open(page: Page) {
  await opener(page).click();
  await expect(panelOf(page).getByText('안녕하세요', { exact: false })).toBeVisible();
  return panelOf(page);
}

async function ask(page: Page, question: string) {
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: '궁금한 내용' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(panel.getByText(question)).toBeVisible();
}

for (const width of [390, 1440])
  test(`a visitor asks, follows a source and finds the conversation again at ${width} px`, async ({
    page,
  }) => {
    const complaints = collectErrors(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/center/faqs');
    const panel = await open(page);
    await expect(panel.getByRole('textbox')).toBeFocused();
    await ask(page, '지원을 취소하고 싶어요');
    const source = panel.getByRole('link', { name: '지원을 취소할 수 있나요?' });
    await expect(source).toBeVisible();
    await expectAccessible(page, page.url(), complaints);
    await source.click();
    await expect(page).toHaveURL(/\/center\/faqs\?category=RECRUIT#faq-/);
    await page.reload();
    await open(page);
    await expect(panelOf(page).getByText('지원을 취소하고 싶어요')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

test('a question without an answer becomes a 1:1 question with the conversation, which its form sends', async ({
  page,
}) => {
  await enterAs(page, 'person');
  await page.goto('/center/faqs');
  const panel = await open(page);
  await ask(page, '달나라 여행은 어떻게 가나요');
  await panel.getByRole('button', { name: '1:1 문의로 이어가기' }).click();
  await expect(page).toHaveURL(/\/center\/inquiry/);
  const content = page.getByRole('textbox', { name: /내용/ }).last();
  await expect(content).toHaveValue(/\[도우미와 나눈 대화\]\n나: 달나라 여행은 어떻게 가나요/);
});

test('a person reads the own applications, and logging out removes the conversation', async ({ page }) => {
  await logIn(page, 'person', 'Person!2026', 'person');
  await page.goto('/center/faqs');
  const panel = await open(page);
  await ask(page, '내 지원 어디까지 됐어요?');
  await expect(panel.getByText('최근에 지원한 공고예요.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(
    page
      .getByRole('link', { name: '로그인' })
      .or(page.getByRole('button', { name: '로그인' }))
      .first(),
  ).toBeVisible();
  await open(page);
  await expect(panelOf(page).getByText('최근에 지원한 공고예요.')).toBeHidden();
});

test('an administrator closes a conversation after reading it for a reason', async ({ page }) => {
  const question = `화성 정거장 ${Date.now() % 100_000}`;
  await page.goto('/center/faqs');
  await open(page);
  await ask(page, question);
  await expect(panelOf(page).getByRole('button', { name: '1:1 문의로 이어가기' })).toBeVisible();
  const complaints = collectErrors(page);
  await enterAs(page, 'admin');
  await page.goto('/console/chat/rooms?state=UNANSWERED');
  await page.getByRole('link', { name: '방문자' }).last().click();
  await page.getByRole('button', { name: '대화 보기' }).click();
  const sheet = page.getByRole('dialog', { name: '대화 보기' });
  await sheet.getByRole('button', { name: '답변 품질 점검' }).click();
  await sheet.getByRole('button', { name: '대화 보기' }).click();
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible(page, page.url(), complaints);
  await page.getByRole('button', { name: '대화 종료하기' }).click();
  await expect(page.getByText('대화를 종료했어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 열기' })).toBeVisible();
});
