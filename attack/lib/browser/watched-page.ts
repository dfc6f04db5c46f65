import type { Browser, Page } from '@playwright/test';
import type { Tally } from '../attack.ts';

/** Effects of a page that nobody should be able to cause. */
export interface PageReport {
  page: Page;
  executions: () => number;
  reports: () => string[];
  strangers: () => string[];
}

/** Opens a page that counts executions, reports of the policy and calls to other machines. */
export async function aPage(browser: Browser, url: string, bypassCSP: boolean): Promise<PageReport> {
  const context = await browser.newContext({ bypassCSP, serviceWorkers: 'block' });
  const page = await context.newPage();
  let executions = 0;
  const [reports, strangers]: [string[], string[]] = [[], []];
  await page.exposeFunction('ieumXss', () => void (executions += 1));
  await page.exposeFunction('ieumReport', (what: string) => void reports.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const reported = `${event.violatedDirective} ${event.blockedURI}`;
      (window as unknown as { ieumReport: (what: string) => void }).ieumReport(reported);
    });
  });
  page.on('dialog', (dialog) => {
    executions += 1;
    void dialog.dismiss();
  });
  // Blocks and records every request to another machine.
  await page.route('**/*', (route) => {
    const requested = route.request().url();
    if (requested.startsWith(url) || /^(data|blob|about):/.test(requested)) return route.continue();
    strangers.push(requested);
    return route.abort();
  });
  return { page, executions: () => executions, reports: () => reports, strangers: () => strangers };
}

/** Inserts pieces of HTML into a page without any policy, one after another, and triggers their events. */
export async function openBare(page: Page, pieces: readonly string[]) {
  await page.goto('about:blank');
  for (const piece of pieces) {
    await page
      .evaluate((html) => {
        document.body.innerHTML = html;
        for (const one of document.body.querySelectorAll('*'))
          for (const kind of ['mouseover', 'pointerenter', 'focus', 'toggle'])
            one.dispatchEvent(new Event(kind));
        for (const link of document.body.querySelectorAll('a'))
          if (link.href.startsWith('javascript:')) link.click();
      }, piece)
      .catch(() => undefined);
  }
  await page.waitForTimeout(500).catch(() => undefined);
}

/** Checks that a page ran nothing, broke no policy and called nobody. */
export function checkPage({ page, executions, reports, strangers }: PageReport, where: string, tally: Tally) {
  tally.check(!page.isClosed(), () => `${where}: the page was closed`);
  tally.check(executions() === 0, () => `${where}: ${executions()} executions`);
  tally.check(
    reports().length === 0,
    () => `${where}: the policy stopped ${reports().slice(0, 3).join(', ')}`,
  );
  tally.check(strangers().length === 0, () => `${where}: asked ${strangers().slice(0, 3).join(', ')}`);
}
