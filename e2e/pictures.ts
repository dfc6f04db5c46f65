import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Visitor } from '../web/app/route-table/entry.ts';
import { addressesOf } from './lib/addresses.ts';
import { enterAs } from './lib/sessions.ts';

// Takes a picture of every screen of a running demonstration: node e2e/pictures.ts [folder] [part of an address]
// E2E_URL is the server, LOCALE the language of the pages.

const WIDTHS = [390, 1024, 1440];
const baseURL = process.env['E2E_URL'] ?? 'http://localhost:3000';
const [folder = 'pictures', addressPart = ''] = process.argv.slice(2);
const locale = process.env['LOCALE'] ?? 'ko';

const visitors: readonly Visitor[] = ['visitor', 'person', 'company', 'pending', 'admin'];

async function photograph(page: Page, visitor: string, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const name = `${visitor}${path.replaceAll(/[^\w가-힣]+/g, '-').replace(/-[\da-f-]{36}/, '-id')}`;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
}

async function walk(browser: Browser, visitor: Visitor): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'ko-KR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (visitor !== 'visitor') await enterAs(page, visitor);
  const paths = await addressesOf(visitor);
  await context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
  for (const path of paths)
    if (`${visitor}${path}`.includes(addressPart)) await photograph(page, visitor, path);
  await context.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const visitor of visitors) await walk(browser, visitor);
await browser.close();
