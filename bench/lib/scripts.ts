import type { Browser } from '@playwright/test';
import { inBrowser, logInAsCompany } from './browser.ts';
import { atMost, kilobytes, type Figure } from './table.ts';

/** All scripts a browser loads before anybody touches the page, their bodies as sent (brotli). */
export const measureScripts = (url: string): Promise<Figure[]> =>
  inBrowser(async (browser) => {
    const list = await scriptBytes(browser, { url, path: '/recruitments', isCompany: false });
    const own = await scriptBytes(browser, { url, path: '/dashboard/recruitments', isCompany: true });
    return [
      atMost('scripts of the public page /recruitments, brotli', list / 1024, 120, kilobytes),
      atMost('scripts of the dashboard page /dashboard/recruitments, brotli', own / 1024, 190, kilobytes),
    ];
  });

interface Asked {
  url: string;
  path: string;
  isCompany: boolean;
}

/** The bytes of the scripts of one page. */
export async function scriptBytes(browser: Browser, { url, path, isCompany }: Asked): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (isCompany) await logInAsCompany(page, url);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await context.close();
  return bytes;
}
