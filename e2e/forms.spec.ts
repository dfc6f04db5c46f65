import { enterAs } from './lib/sessions.ts';
import { expect, test } from './lib/test.ts';

// Forms that the centre keeps and sends by e-mail.

test('an administrator writes a form, reviews the e-mail with it and sends it once', async ({ page }) => {
  const mark = Date.now() % 100_000;
  const name = `통역 지원 신청서 ${mark}`;
  await enterAs(page, 'admin');
  await page.goto('/console/forms');
  await page.getByRole('link', { name: '양식 만들기' }).click();
  await page.getByRole('textbox', { name: /^종류/ }).fill('보내는 양식');
  await page.getByRole('textbox', { name: /^이름/ }).fill(name);
  await page.getByRole('button', { name: '항목 넣기' }).click();
  await page.getByRole('textbox', { name: /^항목 이름/ }).fill('통역 언어');
  await page.getByRole('textbox', { name: /^값/ }).fill('영어');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText(`‘${name}’ 양식을 저장했어요`)).toBeVisible();

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: '메일로 보내기' }).click();
  await page.getByLabel('받는 이메일').fill(`lee${mark}@example.com, kim${mark}@example.com`);
  await page.getByLabel('인사와 안내').fill('작성해서 회신해 주세요.');
  await page.getByRole('button', { name: '보낼 메일 확인하기' }).click();
  await expect(page.getByText('아래 2곳으로 이 메일이 나가요')).toBeVisible();
  const mail = page.frameLocator('iframe[title="나갈 메일"]');
  await expect(mail.getByText('작성해서 회신해 주세요.').last()).toBeVisible();
  await expect(mail.getByRole('row', { name: '통역 언어 영어' })).toBeVisible();
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(page.getByText('센터 관리자 님이 2곳으로 보냈어요')).toBeVisible();

  // The sheet that was sent goes back in the history once it is closed, which would cancel a navigation.
  const messages = `/console/messages?q=${encodeURIComponent(`lee${mark}@example.com`)}`;
  await expect(() => page.goto(messages)).toPass();
  await expect(page.getByText(name)).toBeVisible();
});
