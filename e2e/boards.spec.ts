import { enterAs } from './lib/sessions.ts';
import { openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

// Boards under the guide: reading without scripts, a comment, its report, and the administrator's decision.

test('the posts of a board are read from the guide without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/guide');
  await page.getByRole('link', { name: '무역 소식 모두 보기' }).click();
  await page.getByRole('link', { name: /인코텀즈 2020/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('인코텀즈 2020, 자주 헷갈리는 세 가지');
  await expect(page.getByRole('link', { name: '로그인하고 댓글 쓰기' })).toBeVisible();
  await context.close();
});

test('a reported comment is deleted by an administrator', async ({ page, browser }) => {
  const content = `자료를 나눠 드려요 ${Date.now()}`;
  await openScreen(page, '/guide?board=trade-news');
  await page.getByRole('link', { name: /인코텀즈 2020/ }).click();
  await expect(page).toHaveURL(/post=/);
  const address = new URL(page.url());
  const opened = `${address.pathname}${address.search}`;
  await enterAs(page, 'person');
  await openScreen(page, opened);
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill(content);
  await page.getByRole('button', { name: '올리기', exact: true }).click();
  await expect(page.getByText(content)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'company');
  await openScreen(other, opened);
  const seen = other.getByRole('listitem').filter({ hasText: content });
  await seen.getByRole('button', { name: '신고' }).click();
  await other.getByRole('button', { name: '광고예요' }).click();
  await other.getByRole('button', { name: '신고하기' }).click();
  await expect(other.getByText('신고를 접수했어요')).toBeVisible();
  await other.context().close();

  const admin = await (await browser.newContext()).newPage();
  await enterAs(admin, 'admin');
  await openScreen(admin, '/console/boards?reported=true');
  await admin.getByRole('link', { name: /인코텀즈 2020/ }).click();
  const queued = admin.getByRole('listitem').filter({ hasText: content });
  await expect(queued.getByText('광고예요')).toBeVisible();
  await queued.getByRole('button', { name: '삭제하기' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click();
  await expect(admin.getByText('댓글을 삭제했어요')).toBeVisible();
  await expect(admin.getByText(content)).toBeHidden();
  await admin.context().close();
});

test('a member writes, changes and deletes a post where the board lets them', async ({ page }) => {
  const subject = `면접 준비 이야기 ${Date.now()}`;
  await enterAs(page, 'person');
  await openScreen(page, '/guide?board=stories');
  await page.getByRole('button', { name: '글쓰기' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: '제목' }).fill(subject);
  await sheet.getByRole('textbox', { name: '내용' }).fill('자기소개를 세 번 연습했어요.');
  await sheet.getByRole('button', { name: '올리기', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await page.getByRole('button', { name: '고치기' }).first().click();
  await sheet.getByRole('textbox', { name: '제목' }).fill(`${subject} 둘`);
  await sheet.getByRole('button', { name: '올리기', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${subject} 둘`);
  await page.getByRole('button', { name: '글 삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '글 삭제하기' }).click();
  await expect(page).toHaveURL(/board=stories/);
  await expect(page.getByText(subject)).toBeHidden();
});

test('a post that cannot be read offers the login that leads back to it', async ({ page }) => {
  const address = '/guide?post=01a1f89f-e061-7009-9300-927f94eba37b';
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  const link = page.getByRole('link', { name: '로그인하고 보기' });
  await expect(link).toHaveAttribute('href', `/login?next=${encodeURIComponent(address)}`);
});
