import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { renderedPdf } from '../server/test/rendered-pdf.ts';
import { ownPages } from './lib/own-pages.ts';
import { enterAsNewPerson } from './lib/people.ts';
import { publishByCall } from './lib/own-recruitment.ts';
import { expect, test } from './lib/test.ts';

// One resume, written once: in two windows, as a PDF, in two applications.

test.describe.configure({ mode: 'serial' });

const person = '한가온';
const school = '한국외국어대학교';
const workplace = '누리무역';
const letter = '약속한 날짜를 지키는 일이 신뢰의 시작이라고 배웠어요.';
const subjects = ['첫째', '둘째'].map((word) => `${word} 수출 담당 ${Date.now() % 100_000}`);

let page: Page;
const own = ownPages();

const section = (on: Page, name: string) => on.getByRole('region', { name: new RegExp(`^${name}`) });
const openResume = async (on: Page) => {
  await on.goto('/dashboard/resume');
  await on.waitForLoadState('networkidle');
};
const saved = (on: Page) => expect(on.getByText(/에 저장했어요/)).toBeVisible();

test('a new person finds the data of the sign-up in the resume, and writes the rest once', async ({
  browser,
}) => {
  page = await own(browser);
  await enterAsNewPerson(page, person);
  await openResume(page);
  await expect(page.getByRole('textbox', { name: '이름', exact: true })).toHaveValue(person);
  await expect(page.getByText(/3분이면 지원할 수 있는 이력서가 돼요/)).toBeVisible();

  const education = section(page, '학력');
  await education.getByRole('button', { name: '학력 더하기' }).click();
  await education.getByRole('combobox', { name: '학교' }).fill('ㅎㄱㅇㄱㅇ');
  await expect(page.getByRole('option', { name: school }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(education.getByRole('combobox', { name: '학교' })).toHaveValue(school);
  await education.getByLabel('학력', { exact: true }).selectOption('UNIVERSITY');
  await education.getByLabel('상태').selectOption('GRADUATED');

  const work = section(page, '경력');
  await work.getByRole('radio', { name: '경력' }).check({ force: true });
  await work.getByRole('button', { name: '경력 더하기' }).click();
  await work.getByRole('textbox', { name: '회사' }).fill(workplace);
  await work.getByRole('textbox', { name: '입사' }).fill('202101');

  const languages = section(page, '어학');
  await languages.getByRole('button', { name: '어학 더하기' }).click();
  await languages.getByRole('combobox', { name: '시험이나 수준' }).fill('TOEIC');
  const certificates = section(page, '자격증');
  await certificates.getByRole('button', { name: '자격증 더하기' }).click();
  await certificates.getByRole('combobox', { name: '자격증' }).fill('보세');
  await certificates.getByRole('option', { name: /보세사/ }).click();
  await expect(certificates.getByRole('textbox', { name: '발급 기관' })).toHaveValue('한국관세물류협회');
  await section(page, '자기소개서').getByRole('textbox', { name: '내용' }).fill(letter);
  await saved(page);
  await openResume(page);
  for (const words of [school, workplace, '보세사'])
    await expect(page.getByRole('heading', { level: 3, name: words })).toBeVisible();
  await expect(section(page, '자기소개서').getByRole('textbox', { name: '내용' })).toHaveValue(letter);
});

test('two windows merge by section, and ask only where both changed the same one', async () => {
  const other = await page.context().newPage();
  await openResume(other);
  await section(other, '자기소개서').getByRole('textbox', { name: '제목' }).fill('다른 창에서 쓴 제목');
  await saved(other);
  await expect(section(page, '자기소개서').getByRole('textbox', { name: '제목' })).toHaveValue(
    '다른 창에서 쓴 제목',
  );

  const isSave = '**/api/v1/person/resume';
  await page.route(isSave, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await section(page, '자기소개서').getByRole('textbox', { name: '제목' }).fill('끊긴 창의 제목');
  await expect(page.getByRole('button', { name: '지금 다시 저장하기' })).toBeVisible();
  await section(other, '자기소개서').getByRole('textbox', { name: '제목' }).fill('먼저 저장한 제목');
  await expect(page.getByRole('button', { name: '비교하고 고르기' })).toBeVisible();
  await page.unroute(isSave);
  await page.getByRole('button', { name: '비교하고 고르기' }).click();
  await page.getByRole('radio', { name: '여기에서 쓴 내용' }).check({ force: true });
  await page.getByRole('button', { name: '이대로 정하기' }).click();
  await saved(page);
  await expect(section(other, '자기소개서').getByRole('textbox', { name: '제목' })).toHaveValue(
    '끊긴 창의 제목',
  );
  await other.close();
});

test('the PDF has the content of the preview', async () => {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF 내려받기' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^이력서_\d{8}_\d{6}\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = await renderedPdf(bytes);
  const compactText = text.replaceAll(/\s/g, '');
  await page.getByRole('button', { name: '미리보기' }).click();
  const preview = await page.getByRole('dialog').getByRole('article').innerText();
  const lines = preview.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(compactText).toContain(line.replaceAll(/\s/g, ''));
  await page.keyboard.press('Escape');
});

async function applyTo(subject: string) {
  await page.goto(`/search?searchValue=${encodeURIComponent(subject)}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: subject }).first().click();
  await page.waitForURL(/\/recruitments\//);
  await page.locator('html[data-live]').waitFor();
  await page
    .getByRole('link', { name: /지원하기|다시 지원/ })
    .first()
    .click();
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(workplace).first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '지원하기' }).click();
  await expect(page.getByText(/지원했어요/).first()).toBeVisible();
}

const openSent = async (subject: string) => {
  await page.goto('/dashboard/applied');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: subject }).first().click();
};

test('two applications use the resume without typing it again', async () => {
  for (const subject of subjects) await publishByCall(subject);
  for (const subject of subjects) await applyTo(subject);
  for (const subject of subjects) {
    await openSent(subject);
    const panel = page.getByRole('complementary').filter({ hasText: subject });
    await expect(panel.getByText(letter)).toBeVisible();
    await expect(panel.getByText(workplace)).toBeVisible();
  }
});

test('a submitted application is also a PDF, and does not change', async () => {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF 내려받기' }).click();
  const { text } = await renderedPdf(await readFile(await (await arriving).path()));
  for (const words of [person, school, workplace, subjects[1] ?? '']) expect(text).toContain(words);
});

test('a revoked application can be sent again', async () => {
  const [subject = ''] = subjects;
  await openSent(subject);
  await page.getByRole('button', { name: '지원 취소', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지원 취소하기' }).click();
  await expect(page.getByText(/지원을 취소했어요/).first()).toBeVisible();
  await applyTo(subject);
  await openSent(subject);
  await expect(page.getByRole('button', { name: '지원 취소', exact: true })).toBeVisible();
});
