import type { Page } from '@playwright/test';
import { consoleNoticePaths } from '../../contract/src/content/notices/paths.ts';
import { consolePopupPaths } from '../../contract/src/content/popups/paths.ts';
import { callAs, enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

const nextWeek = () => new Date(Date.now() + 7 * 86_400_000);
const dayOf = (moment: Date) => new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

test('an editor sees today the home page as of next week, as different readers', async ({ page }) => {
  await enterAs(page, 'admin');
  const at = `${dayOf(nextWeek())}T10:00:00+09:00`;
  await page.goto(`/console/preview?${new URLSearchParams({ at, device: 'phone' }).toString()}`);
  const frame = page.frameLocator('iframe');
  const [, month, day] = dayOf(nextWeek()).split('-').map(Number);
  await expect(frame.getByRole('note')).toContainText(`${month}월 ${day}일`);
  await expect(frame.getByRole('note')).toContainText('10:00 · 방문자');
  await page.getByLabel('보는 사람').selectOption({ label: '기업회원' });
  await expect(frame.getByRole('note')).toContainText('기업회원');
  const session = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  expect(session).toBeTruthy();
});

test('a wrong token is answered with the reason, and the console has no preview', async ({ request }) => {
  for (const path of ['/?preview=wrong', '/console?preview=wrong']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(403);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

/** From an editor, in a new tab. */
async function openPreview(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: '미리보기' }).click();
  return opened;
}

test('an editor sees a draft in the preview opened from its editor, which keeps unsaved text; a visitor does not', async ({
  page,
  request,
}) => {
  const subject = `아직 쓰는 공지 ${Date.now()}`;
  const { notification } = await callAs<{ notification: { _id: string } }>(
    'admin',
    consoleNoticePaths.create.path,
    {
      body: { subject, content: '<p>초안</p>' },
    },
  );
  await enterAs(page, 'admin');
  await page.goto(`/console/center/notifications?edit=${notification._id}`);
  await page.getByRole('textbox', { name: '제목' }).fill('저장하지 않은 제목');
  const preview = await openPreview(page);
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('저장하지 않은 제목');
  await preview.getByLabel('보는 사람').selectOption({ label: '개인회원' });
  await expect(frame.getByRole('note')).toContainText('개인회원');
  await expect(frame.getByRole('heading', { name: subject })).toBeVisible();
  await preview.getByRole('checkbox', { name: /이 콘텐츠 보기/ }).click();
  await expect(frame.getByRole('heading', { name: '찾는 화면이 없어요' })).toBeVisible();
  expect((await request.get(`/center/notice/${notification._id}`)).status()).toBe(404);
});

test('an editor sees a draft of a popup over the home page, and nothing remains of it', async ({ page }) => {
  const subject = `아직 만드는 팝업 ${Date.now()}`;
  const { popup } = await callAs<{ popup: { _id: string } }>('admin', consolePopupPaths.create.path, {
    body: { subject, content: '<p>초안 팝업의 내용</p>' },
  });
  await enterAs(page, 'admin');
  await page.goto(`/console/popups?edit=${popup._id}`);
  const preview = await openPreview(page);
  const layer = preview.frameLocator('iframe').getByRole('dialog');
  await expect(layer.getByText('초안 팝업의 내용')).toBeVisible();
  const { state } = (
    await callAs<{ popup: { state: string } }>(
      'admin',
      consolePopupPaths.find.path.replace(':_popup', popup._id),
    )
  ).popup;
  expect(state).toBe('DRAFT');
});
