import { fakeMedia } from '../lib/fake-media.ts';
import { admit, closeRooms, forEverybody, host } from '../lib/interview-room.ts';
import { expect, test } from '../lib/test.ts';

// Where toasts are shown in the room of a video interview.

test.use({ launchOptions: fakeMedia });
test.afterEach(closeRooms);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a toast covers no picture and no tool of the room at ${viewport.width} px`, async ({ browser }) => {
    const { code } = await forEverybody();
    const hosting = await host(browser, code, 'company', viewport);
    await admit(browser, { code, hosting, name: '김손님' });
    await expect(hosting.locator('[data-participant]')).toHaveCount(2);
    if (viewport.width < 1024) await hosting.getByRole('button', { name: '더 보기' }).click();
    await hosting
      .getByRole(viewport.width < 1024 ? 'menuitem' : 'button', { name: '입장 링크 복사' })
      .first()
      .click();
    const toast = hosting
      .getByRole('region', { name: '알림' })
      .getByRole('status')
      .or(hosting.getByRole('region', { name: '알림' }).getByRole('alert'));
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    if (!box) throw new Error('no toast');
    const covered = await hosting
      .locator('[data-participant], footer button:visible')
      .evaluateAll(
        (elements, { top, bottom }) =>
          elements
            .map((element) => element.getBoundingClientRect())
            .map((one) => Math.min(one.bottom, bottom) - Math.max(one.top, top)),
        { top: box.y, bottom: box.y + box.height },
      );
    // The lower edge of the toast may reach the upper edge of a picture.
    expect(Math.max(...covered)).toBeLessThanOrEqual(16);
  });
