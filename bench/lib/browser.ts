import type { Browser, Page } from '@playwright/test';
import { launchHeadless } from '../../scripts/lib/headless-chromium.ts';

/** Measures in a new browser, which is always closed. */
export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchHeadless();
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

interface Member {
  kind: '개인' | '기업';
  username: string;
  password: string;
}

async function logInAs(page: Page, url: string, { kind, username, password }: Member): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByLabel('아이디').first().fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await page.waitForURL('**/dashboard/**');
}

/** Logs the demo's company in. */
export const logInAsCompany = (page: Page, url: string): Promise<void> =>
  logInAs(page, url, { kind: '기업', username: 'company', password: 'Company!2026' });

/** Logs the demo's person in. */
export const logInAsPerson = (page: Page, url: string): Promise<void> =>
  logInAs(page, url, { kind: '개인', username: 'person', password: 'Person!2026' });

/** Logs the demo's administrator in. */
export async function logInToConsole(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/console`);
  await page.getByLabel('아이디').first().fill('admin');
  await page.getByLabel('비밀번호', { exact: true }).fill('Admin!2026');
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await page.getByRole('link', { name: '운영 현황' }).first().waitFor();
}
