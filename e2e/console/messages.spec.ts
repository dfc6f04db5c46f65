import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// Every kind of e-mail that the centre sends, shown as its recipient sees it.

test('an administrator looks at every kind of e-mail and sends one to oneself', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/console/messages?tab=mails');
  const kinds = page.getByLabel('메일 종류');
  await expect(kinds).toBeVisible();
  const names = await kinds.locator('option').allTextContents();
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    await kinds.selectOption({ label: name });
    await expect(page.getByText('보낸 곳 이음무역센터').last()).toBeVisible();
    for (const frame of await page.locator('iframe').all()) {
      const mail = frame.contentFrame();
      await expect(mail.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(mail.getByText('보낸 곳 이음무역센터')).toBeVisible();
      const isWider = await mail.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth);
      expect(isWider, name).toBe(false);
    }
  }
  await kinds.selectOption({ label: '운영자가 쓴 광고 메일' });
  const phone = page.frameLocator('iframe[title="휴대폰 390px"]');
  await expect(phone.getByRole('link', { name: '그만 받기 (무료 수신 거부)' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  // The area around the sheet, too.
  const around = phone.locator('body > table > tbody > tr > td').first();
  await expect(around).toHaveCSS('background-color', 'rgb(17, 21, 28)');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: '나에게 보내기' }).click();
  await expect(page.getByText('내 이메일로 보냈어요')).toBeVisible();
  await page.getByRole('link', { name: '보낸 메시지' }).click();
  await expect(page.getByText('[시험] 11월 채용 설명회에 초대해요').first()).toBeVisible();
});
