import { expect, type Page, type Request } from '@playwright/test';

/** How long a page must be quiet, in milliseconds. */
const QUIET_FOR = 100;

/**
 * Follows the requests of a page. `settled` resolves when none has been under way for a moment and no grey area
 * of something that is loading is left; it is a shorter wait than Playwright's `networkidle` of half a second.
 */
export function watchRequests(page: Page) {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const begin = (request: Request) => {
    pending.add(request);
    changedAt = Date.now();
  };
  const end = (request: Request) => {
    pending.delete(request);
    changedAt = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);

  async function settled(): Promise<void> {
    await expect
      .poll(() => pending.size === 0 && Date.now() - changedAt >= QUIET_FOR, { intervals: [20] })
      .toBe(true);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
  return { settled };
}
