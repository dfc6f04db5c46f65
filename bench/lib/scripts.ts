import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Audience } from '../../web/app/lib/session/audience.ts';
import { routeTable } from '../../web/app/route-table.ts';
import { inBrowser, logInAsCompany, logInAsPerson, logInToConsole } from './browser.ts';
import { atMost, kilobytes, type Figure } from './table.ts';

const PUBLIC_MOST = 125;
const LOGIN_MOST = 150;
const JOIN_MOST = 190;
const MEMBER_MOST = 190;
/** What a page fetches automatically once it is idle. */
const REST_MS = 4000;

interface Weighed {
  path: string;
  /** Kilobytes of scripts until the page was interactive and its network idle. */
  first: number;
  /** Including what it fetches automatically afterwards, before anybody uses it. */
  all: number;
}

/** The scripts of one page, their bodies as sent. */
async function weigh(context: BrowserContext, url: string, path: string): Promise<Weighed> {
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
  await page.waitForTimeout(REST_MS);
  await page.close();
  return { path, first, all: bytes / 1024 };
}

/** The heavy screens that are shown at another screen's address. */
const queried: Partial<Record<string, string>> = { '/console/terms': '/console/terms?edit=new' };

/** The screens that an audience has, by the route table. */
const screensFor = (audiences: readonly Audience[]): string[] =>
  routeTable.flatMap(({ path, audience, screen }) => {
    if (!screen || !audiences.includes(audience)) return [];
    const other = queried[path];
    return other ? [path, other] : [path];
  });

/** The page of a row that its list opens beside itself, `?id=`. */
const pageOfRow = (start: string, hrefs: readonly string[]): string | undefined => {
  const id = hrefs.map((href) => new URLSearchParams(href.split('?')[1]).get('id')).find(Boolean);
  return id ? `${start}/${id}` : undefined;
};

/**
 * Real values for the parameters of an address, found on the screen that links to it; empty where there are
 * none.
 */
async function fillPlaces(page: Page, url: string, path: string): Promise<string | undefined> {
  if (!path.includes('{')) return path;
  if (path.endsWith('{tab}')) return path.replace('{tab}', 'password');
  const [start = ''] = path.split('/{');
  const list = start === '/console/recruitment' ? `${start}/list` : start;
  const own = new RegExp(`^${path.replace(/\{\w+\}/g, '[0-9a-f-]{36}')}$`);
  await page.goto(`${url}${list}`, { waitUntil: 'networkidle' });
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  return links.find((href) => own.test(href)) ?? pageOfRow(start, links);
}

interface Group {
  audiences: readonly Audience[];
  logIn: (page: Page, url: string) => Promise<void>;
}

const groups: Group[] = [
  { audiences: ['company', 'both'], logIn: logInAsCompany },
  { audiences: ['person'], logIn: logInAsPerson },
  { audiences: ['console'], logIn: logInToConsole },
];

async function weighGroup(browser: Browser, url: string, { audiences, logIn }: Group): Promise<Weighed[]> {
  const context = await browser.newContext({ locale: 'ko-KR' });
  const page = await context.newPage();
  await logIn(page, url);
  const weighed: Weighed[] = [];
  for (const screen of screensFor(audiences)) {
    const path = await fillPlaces(page, url, screen);
    if (path) weighed.push({ ...(await weigh(context, url, path)), path: screen });
  }
  await context.close();
  return weighed;
}

const heaviestFirst = (weighed: readonly Weighed[]) => weighed.toSorted((a, b) => b.first - a.first);

const figureOf = ({ path, first, all }: Weighed, what: string, must: number) =>
  atMost(`scripts of ${what} ${path}, brotli (at rest ${kilobytes(all)})`, first, must, kilobytes);

/** The pages that a visitor meets first, and the login pages, which have forms. */
const publicPages: readonly [path: string, must: number][] = [
  ['/', PUBLIC_MOST],
  ['/recruitments', PUBLIC_MOST],
  ['/recruitments/{_recruitment}', PUBLIC_MOST],
  ['/login', LOGIN_MOST],
  ['/join', JOIN_MOST],
  ['/join?type=person', JOIN_MOST],
  ['/join?type=company', JOIN_MOST],
];

async function weighPublic(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ locale: 'ko-KR' });
  const page = await context.newPage();
  const figures: Figure[] = [];
  for (const [name, must] of publicPages) {
    const path = await fillPlaces(page, url, name);
    if (!path) throw new Error('there is no recruitment to open');
    figures.push(figureOf({ ...(await weigh(context, url, path)), path: name }, 'the public page', must));
  }
  await context.close();
  return figures;
}

/**
 * The first load of the most important public pages and of every screen behind a login, the heaviest by name.
 */
export const measureScripts = (url: string): Promise<Figure[]> =>
  inBrowser(async (browser) => {
    const figures = await weighPublic(browser, url);
    const members: Weighed[] = [];
    for (const group of groups) members.push(...(await weighGroup(browser, url, group)));
    const isConsole = ({ path }: Weighed) => path.startsWith('/console');
    const worst = (of: readonly Weighed[], what: string) =>
      heaviestFirst(of)
        .filter(({ first }, place) => place === 0 || first > MEMBER_MOST)
        .map((one, place) =>
          figureOf(one, `${place === 0 ? 'the heaviest of ' : ''}${of.length} ${what}`, MEMBER_MOST),
        );
    const dashboard = members.filter((one) => !isConsole(one));
    return [
      ...figures,
      ...worst(dashboard, 'dashboard screens'),
      ...worst(members.filter(isConsole), 'console screens'),
      ...dashboard
        .filter(({ path }) => /(kanban|applications|resume)$/.test(path))
        .map((one) => figureOf(one, 'the screen', MEMBER_MOST)),
    ];
  });
