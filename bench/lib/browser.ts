import { chromium, type Browser, type Page } from '@playwright/test';
import { needs, provide } from '../../scripts/lib/machine.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

/** Measures in a browser of its own, which is closed whatever happens. */
export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await provide(needs.chromium), args: ARGS });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Logs the demonstration's company in. */
export async function logInAsCompany(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('radio', { name: '기업' }).check({ force: true });
  await page.getByLabel('아이디').first().fill('company');
  await page.getByLabel('비밀번호', { exact: true }).fill('Company!2026');
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await page.waitForURL('**/dashboard/**');
}
