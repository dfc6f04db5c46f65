import type { Browser, BrowserContext, Page } from '@playwright/test';
import { visitsOf } from '../../scripts/lib/screens.ts';
import type { Running } from '../../scripts/lib/product.ts';
import type { Visitor } from '../../web/app/route-table/entry.ts';
import { inBrowser, logInAsCompany, logInAsPerson, logInToConsole } from '../lib/browser.ts';
import { atMost, kilobytes, type Figure } from '../lib/table.ts';
import { tokenOf } from '../lib/token.ts';

/** A page fetches the rest automatically once it has been idle for so long. */
const REST_MS = 4000;

interface Group {
  name: string;
  start: string;
  /** Opened by an account, not by a visitor. */
  isOwn?: true;
  /** Kilobytes. */
  must: number;
  /** Screens that have a row in any case. */
  always?: RegExp;
}

/** A screen belongs to the first group whose start its path has, and whose reader it has. */
const groups: readonly Group[] = [
  { name: 'console screens', start: '/console', must: 200 },
  { name: 'dashboard screens', start: '/dashboard', must: 195, always: /(kanban|applications|resume)$/ },
  { name: 'login pages', start: '/login', must: 150, always: /^\/login$/ },
  { name: 'sign-up pages', start: '/join', must: 190, always: /^\/join(\?.*)?$/ },
  { name: 'interview rooms', start: '/interview/', must: 195 },
  { name: 'pages of members outside the dashboard', start: '/', isOwn: true, must: 195 },
  { name: 'public pages', start: '/', must: 125, always: /^\/(recruitments(\/\{_recruitment\})?)?$/ },
];

interface Account {
  as: Visitor;
  username: string;
  password: string;
  logIn: (page: Page, url: string) => Promise<void>;
}

const accounts: readonly Account[] = [
  { as: 'company', username: 'company', password: 'Company!2026', logIn: logInAsCompany },
  { as: 'person', username: 'person', password: 'Person!2026', logIn: logInAsPerson },
  { as: 'admin', username: 'admin', password: 'Admin!2026', logIn: logInToConsole },
];

interface Weighed {
  path: string;
  isOwn: boolean;
  /** Kilobytes of scripts until the page was interactive and its network idle. */
  first: number;
  /** Including what it fetches automatically afterwards, before anybody uses it. */
  all: number;
}

/** The scripts of one page, their bodies as sent; the next page may open while this one rests. */
async function weigh(context: BrowserContext, url: string, path: string) {
  const page = await context.newPage();
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
  await page.goto(`${url}${path}`);
  await page.locator('html[data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  const first = bytes / 1024;
  const rest = async () => {
    await page.waitForTimeout(REST_MS);
    await page.close();
    return bytes / 1024;
  };
  return { first, rested: rest() };
}

/** The screens that a visitor or an account opens, each with one address of the demonstration. */
async function screensOf(as: Visitor, url: string, token?: string): Promise<Map<string, string>> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const visits = await visitsOf(as, async (_, path) => {
    const answer = await fetch(`${url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  });
  return new Map(visits.toReversed().map(({ path, address }) => [path, address]));
}

async function weighAll(
  context: BrowserContext,
  url: string,
  screens: Map<string, string>,
  isOwn: boolean,
): Promise<Weighed[]> {
  const weighed: Promise<Weighed>[] = [];
  for (const [path, address] of screens) {
    const { first, rested } = await weigh(context, url, address);
    weighed.push(rested.then((all) => ({ path, isOwn, first, all })));
  }
  return Promise.all(weighed);
}

async function weighAs(browser: Browser, url: string, account?: Account): Promise<Weighed[]> {
  const context = await browser.newContext({ locale: 'ko-KR' });
  if (account) await account.logIn(await context.newPage(), url);
  const token = account && (await tokenOf({ url }, account.username, account.password));
  const weighed = await weighAll(
    context,
    url,
    await screensOf(account?.as ?? 'visitor', url, token),
    account !== undefined,
  );
  await context.close();
  return weighed;
}

/** The heaviest screen of a group, those over its budget, and those that have a row in any case. */
function figuresOf({ name, must, always }: Group, weighed: readonly Weighed[]): Figure[] {
  return weighed
    .toSorted((a, b) => b.first - a.first)
    .flatMap(({ path, first, all }, place) => {
      if (place > 0 && first <= must && !always?.test(path)) return [];
      const what = `scripts of ${place === 0 ? 'the heaviest of ' : ''}${weighed.length} ${name} ${path}`;
      return [atMost(`${what}, brotli (at rest ${kilobytes(all)})`, first, must, kilobytes)];
    });
}

const groupOf = ({ path, isOwn }: Weighed) =>
  groups.find((group) => path.startsWith(group.start) && (!group.isOwn || isOwn));

/** The first load of every screen by the route table, compared with the budget of its group. */
export const measureScripts = (product: Running): Promise<Figure[]> =>
  inBrowser(async (browser) => {
    const url = product.url.replace('127.0.0.1', 'localhost');
    const weighed = await weighAs(browser, url);
    for (const account of accounts) weighed.push(...(await weighAs(browser, url, account)));
    // Screens of several kinds of account are listed once, with the heaviest load.
    const heaviest = new Map(
      weighed
        .toSorted((a, b) => a.first - b.first)
        .map((one) => [`${one.isOwn ? 'account' : 'visitor'} ${one.path}`, one] as const),
    );
    return groups.toReversed().flatMap((group) =>
      figuresOf(
        group,
        [...heaviest.values()].filter((one) => groupOf(one) === group),
      ),
    );
  });
