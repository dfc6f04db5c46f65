import type { Locator } from '@playwright/test';
import { ownPages } from './lib/own-pages.ts';
import { enterAs } from './lib/sessions.ts';
import { expectAccessible, collectErrors, openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

// The notification button and settings; that it shows new items is part of the main story.

const own = ownPages();

for (const width of [360, 1440])
  test(`the layer of the notification button passes axe and closes by Escape at ${width} px`, async ({
    browser,
  }) => {
    const page = await own(browser, { width, height: 800 });
    const complaints = collectErrors(page);
    await enterAs(page, 'person');
    await openScreen(page, '/dashboard/inbox');
    const button = page.getByRole('button', { name: /^알림/ }).first();
    await button.press('Enter');
    const layer = page.getByRole('dialog', { name: '알림' });
    await expect(layer.getByRole('link', { name: '알림 모두 보기' })).toBeVisible();
    await expectAccessible(page, `the notifications at ${width}`, complaints);
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(button).toBeFocused();
  });

test('the notification button is on visitors’ pages for logged-in members only', async ({ browser }) => {
  const page = await own(browser, { width: 390, height: 844 });
  await openScreen(page, '/');
  await expect(page.getByRole('button', { name: /^알림/ })).toHaveCount(0);
  await enterAs(page, 'person');
  await openScreen(page, '/');
  await page.getByRole('button', { name: /^알림/ }).click();
  await page.getByRole('link', { name: '알림 모두 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
});

/** A check box that shows the account's setting changes slightly after its click. */
async function turn(box: Locator, isOn: boolean) {
  if ((await box.isChecked()) !== isOn) await box.click({ force: true });
  await expect(box).toBeChecked({ checked: isOn });
}

test('notification settings are saved, and consent to advertising shows its date', async ({ browser }) => {
  const page = await own(browser);
  await enterAs(page, 'person');
  await openScreen(page, '/dashboard/password#messages');
  const boxes = ['마감 알림 문자', '이음 소식 (광고) 이메일'].map((name) =>
    page.getByRole('checkbox', { name }),
  );
  for (const isOn of [false, true]) for (const box of boxes) await turn(box, isOn);
  await expect(page.getByText(/에 이음 소식 받기에 동의했어요/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  for (const box of boxes) await expect(box).toBeChecked();
  for (const box of boxes) await turn(box, false);
  await page.waitForLoadState('networkidle');
});

test('an opt-out link that was altered says what to do', async ({ browser }) => {
  const page = await own(browser, { width: 390, height: 844 });
  await openScreen(page, '/refuse?t=changed');
  await page.getByRole('button', { name: '그만 받기' }).click();
  await expect(page.getByRole('alert')).toContainText('받은 메시지의 링크를 다시 눌러 주세요');
});
