import { test, type Browser, type Page } from '@playwright/test';
import { enterAs, type Account } from './sessions.ts';

export const WIDE = { width: 1440, height: 940 };
export const NARROW = { width: 390, height: 844 };

/**
 * Opens pages with sessions of their own, all closed after the stories of the file, or after each of them; with
 * the viewport of the project where none is given.
 */
export function ownPages(closedAfter: 'all' | 'each' = 'all') {
  const opened: Page[] = [];
  const close = async () => {
    for (const page of opened.splice(0)) await page.context().close();
  };
  if (closedAfter === 'each') test.afterEach(close);
  else test.afterAll(close);
  return async (browser: Browser, viewport?: typeof WIDE, account?: Account): Promise<Page> => {
    const page = await (await browser.newContext(viewport && { viewport })).newPage();
    opened.push(page);
    if (account) await enterAs(page, account);
    return page;
  };
}
