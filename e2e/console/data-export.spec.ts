import { enterAsNewPerson, PASSWORD } from '../lib/people.ts';
import { openScreen } from '../lib/screens.ts';
import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// A member asks for their data, and reports somebody else's content.

test('a member downloads everything that is stored about them', async ({ page }) => {
  await enterAsNewPerson(page, '한기록');
  await page.goto('/dashboard/password');
  await page.getByRole('button', { name: '파일 만들기' }).click();
  const sheet = page.getByRole('dialog', { name: '비밀번호 확인' });
  await sheet.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD);
  await sheet.getByRole('button', { name: '파일 만들기' }).click();
  const button = page.getByRole('button', { name: '내려받기', exact: true });
  await expect(button).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^이음_내_정보_\d{8}_\d{6}\.zip$/);
});

test('a member reports a recruitment, an administrator dismisses it, and the member is notified', async ({
  page,
  browser,
}) => {
  await enterAsNewPerson(page, '한신고');
  const answer = await page.request.get('/api/v1/recruitments?limit=1');
  const { recruitments } = (await answer.json()) as { recruitments: { _id: string; subject: string }[] };
  const [recruitment] = recruitments;
  const text = `모집 인원이 달라요 ${Date.now() % 100_000}`;
  await openScreen(page, `/recruitments/${recruitment?._id}`);
  await page.getByRole('button', { name: '신고', exact: true }).click();
  await page.getByRole('radio', { name: '사실과 다른 내용' }).check({ force: true });
  await page.getByRole('textbox', { name: '자세한 내용' }).fill(text);
  await page.getByRole('button', { name: '신고하기' }).click();
  await expect(page.getByText('신고를 보냈어요')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await enterAs(admin, 'admin');
  await admin.goto('/console/recruitment/list?tab=flags');
  await admin
    .getByRole('link', { name: recruitment?.subject ?? '' })
    .first()
    .click();
  const panel = admin.getByRole('complementary').last();
  await expect(panel.getByText(text)).toBeVisible();
  await panel.getByRole('button', { name: '기각하기' }).click();
  const reason = admin.getByRole('dialog', { name: '기각하기' });
  await reason.getByRole('button', { name: '문제 없음' }).click();
  await reason.getByRole('button', { name: '기각하기' }).click();
  await expect(admin.getByText('신고를 처리했어요')).toBeVisible();
  await admin.context().close();

  await page.goto('/dashboard/inbox');
  await expect(page.getByText('신고한 내용을 살펴봤어요')).toBeVisible();
});
