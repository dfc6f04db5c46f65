import { expect, type Page } from '@playwright/test';

export const QUESTION = '우리 제품을 어느 나라에 먼저 소개하고 싶나요?';
export const ANSWER = '베트남의 생활용품 매장부터 찾아가 보겠습니다.';

/** A day as the editor's fields are typed, counted from today. */
function day(plus: number): string {
  const at = new Date(Date.now() + plus * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(at).replaceAll('-', '.');
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).selectOption({ label: option });
}

/** Opens a section of the editor that is collapsed. */
async function openPart(page: Page, name: RegExp) {
  const button = page.getByRole('heading', { level: 2, name }).getByRole('button');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Fills in a complete recruitment with one question and publishes it. */
export async function publishRecruitment(page: Page, subject: string) {
  await page.goto('/dashboard/recruitments?edit=new');
  await page.getByRole('textbox', { name: '공고 제목' }).fill(subject);
  await page.getByRole('textbox', { name: '상세 내용' }).fill('동남아 매장에 우리 제품을 소개해요.');
  await page.getByRole('textbox', { name: '접수 마감일' }).fill(day(20));
  await page.getByRole('textbox', { name: '접수 마감일' }).press('Tab');
  await page.getByRole('checkbox', { name: '정규직' }).check({ force: true });
  await choose(page, '급여', '연봉');
  await page.getByRole('textbox', { name: '최소 급여' }).fill('3200');
  await page.getByRole('textbox', { name: '최대 급여' }).fill('4000');
  await page.getByRole('textbox', { name: '우편번호' }).fill('06164');
  await page.getByRole('textbox', { name: '기본주소' }).fill('서울 강남구 영동대로 513');
  await page.getByRole('textbox', { name: '상세주소' }).fill('3층');
  await page.getByRole('textbox', { name: '담당자 이름' }).fill('채용 담당자');
  await openPart(page, /^질문/);
  await page.getByRole('button', { name: '질문 더하기' }).click();
  await page.getByRole('textbox', { name: /질문/ }).first().fill(QUESTION);
  await page.getByRole('button', { name: '게시하기' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '게시하기' }).click();
  await page.waitForURL(/state=ON_GOING/);
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
}

/** Goes through the steps of applying, answering the one question. */
export async function answerAndApply(page: Page) {
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.getByRole('textbox', { name: new RegExp(QUESTION.slice(0, 10)) }).fill(ANSWER);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지원하기' }).click();
}

/**
 * Answers the question of a decision: the applicant is notified, and a recruitment that could close stays
 * open.
 */
export async function decide(page: Page) {
  const question = page.getByRole('dialog', { name: /옮길까요/ });
  await question.getByRole('radio', { name: '알리기', exact: true }).check({ force: true });
  const staying = question.getByRole('radio', { name: '계속 모집하기' });
  if (await staying.isVisible()) await staying.check({ force: true });
  await question.getByRole('button', { name: '옮기기' }).click();
}

/** Moves a card by its menu instead of dragging. */
export async function moveTo(page: Page, name: string, stage: string) {
  await page.getByRole('button', { name: `${name} 더보기` }).click();
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
  if (stage === '합격') await decide(page);
  await expect(
    page
      .getByRole('region', { name: new RegExp(`^${stage}`) })
      .getByRole('article', { name: new RegExp(name) }),
  ).toBeVisible();
}
