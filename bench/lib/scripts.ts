import { chromium, type Browser } from '@playwright/test';
import { needs, provide } from '../../scripts/lib/machine.ts';
import { atMost, kilobytes, type Figure } from './table.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

/** All scripts a browser loads before anybody touches the page, their bodies as sent (brotli). */
export async function measureScripts(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await provide(needs.chromium), args: ARGS });
  try {
    const list = await scriptBytes(browser, `${url}/recruitments`);
    const dashboard = await scriptBytes(browser, `${url}/dashboard/recruitments`, {
      url,
      username: 'company',
      password: 'Company!2026',
    });
    return [
      atMost('scripts of the public page /recruitments, brotli', list / 1024, 120, kilobytes),
      atMost(
        'scripts of the dashboard page /dashboard/recruitments, brotli',
        dashboard / 1024,
        190,
        kilobytes,
      ),
    ];
  } finally {
    await browser.close();
  }
}

async function scriptBytes(
  browser: Browser,
  address: string,
  account?: { url: string; username: string; password: string },
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (account) {
    await page.goto(`${account.url}/login`);
    await page.getByRole('radio', { name: '기업' }).check({ force: true });
    await page.getByLabel('아이디').first().fill(account.username);
    await page.getByLabel('비밀번호', { exact: true }).fill(account.password);
    await page.getByLabel('비밀번호', { exact: true }).press('Enter');
    await page.waitForURL('**/dashboard/**');
  }
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
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await context.close();
  return bytes;
}
