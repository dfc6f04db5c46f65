import sharp from 'sharp';
import { consoleNoticePaths } from '../../contract/src/content/notices/paths.ts';
import { callAs, enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

const aPicture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#2450d8' } })
    .png()
    .toBuffer();

test('a photo in a notice gets a description, which is read out to its readers', async ({
  page,
  browser,
}) => {
  const { notification } = await callAs<{ notification: { _id: string } }>(
    'admin',
    consoleNoticePaths.create.path,
    { body: { subject: `사진이 있는 공지 ${Date.now()}`, content: '<p>행사장 약도예요.</p>' } },
  );
  await enterAs(page, 'admin');
  await page.goto(`/console/center/notifications?edit=${notification._id}`);
  const text = page.getByRole('textbox', { name: '내용' });
  await text.click();
  await page
    .locator('input[type=file][aria-label="사진 넣기"]')
    .setInputFiles({ name: '약도.png', mimeType: 'image/png', buffer: await aPicture() });
  const description = page.getByRole('textbox', { name: '사진 설명' });
  await expect(description).toBeVisible();
  await page.keyboard.type('문이 두 개예요.');
  await expect(text.locator('img')).toHaveCount(1);
  await expect(text.getByText('문이 두 개예요.')).toBeVisible();
  await expect(description).toBeVisible();
  await text.getByText('행사장 약도예요.').click();
  await expect(page.getByText(/설명이 없는 사진이 1장 있어요/)).toBeVisible();
  await text.locator('img').click();
  await description.pressSequentially('정문에서 왼쪽 2층');
  await description.press('Enter');
  await expect(description).toHaveValue('정문에서 왼쪽 2층');
  await text.getByText('행사장 약도예요.').click();
  await expect(page.getByText(/설명이 없는 사진/)).toHaveCount(0);
  await page.getByRole('switch', { name: '게시하기' }).check({ force: true });
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText(/공지를 저장했어요/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/center/notice/${notification._id}`);
  await expect(visitor.getByRole('img', { name: '정문에서 왼쪽 2층' })).toBeVisible();
  await visitor.context().close();
});
