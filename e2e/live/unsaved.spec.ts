import type { Page } from '@playwright/test';
import { applyToNewRecruitment } from '../lib/own-recruitment.ts';
import { openScreen } from '../lib/screens.ts';
import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// Text that is typed in the sheets of meetings, texts and interviews is not lost.

const applicant = '윤지호';

/** Types into a field of a sheet, closes the sheet, which asks, and finds the text again after a reload. */
async function expectRestored(
  page: Page,
  { open, field, text }: { open: () => Promise<void>; field: string; text: string },
) {
  await open();
  const typed = page.getByRole('dialog').getByRole('textbox', { name: field, exact: true });
  await typed.fill(text);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('저장하지 않은 내용이 있어요');
  await question.getByRole('button', { name: '계속 쓰기' }).click();
  await expect(typed).toHaveValue(text);
  await page.reload();
  await open();
  await expect(typed).toHaveValue(text);
  await expect(page.getByText('저장하지 못했던 내용을 되살렸어요', { exact: false })).toBeVisible();
}

test('a proposal and a text message to an applicant are kept', async ({ page }) => {
  const id = await applyToNewRecruitment(`쓰던 글 이야기 ${Date.now() % 100_000}`);
  await enterAs(page, 'company');
  const openBy = (name: string) => async () => {
    await openScreen(page, `/dashboard/recruitments/${id}/applications`);
    await page.getByRole('checkbox', { name: new RegExp(applicant) }).check({ force: true });
    await page.getByRole('button', { name }).click();
  };
  await expectRestored(page, { open: openBy('면접 제안'), field: '면담 이름', text: '쓰던 면담' });
  await page.getByRole('dialog').getByRole('button', { name: '제안하기' }).click();
  await expect(page.getByText('면담 시간을 하나 이상 골라 주세요')).toBeFocused();
  await expect(page.getByText('면담 시간을 하나 이상 골라 주세요')).toBeInViewport();
  await expectRestored(page, { open: openBy('문자 보내기'), field: '내용', text: '쓰던 문자예요' });
});

test('the form of an interview is kept', async ({ page }) => {
  await enterAs(page, 'company');
  const open = async () => {
    await openScreen(page, '/dashboard/interviews');
    await page.getByRole('button', { name: '면접 만들기' }).click();
  };
  await expectRestored(page, { open, field: '면접 이름', text: '쓰던 면접' });
});
