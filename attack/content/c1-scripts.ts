import type { Browser } from '@playwright/test';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { each } from '../lib/http.ts';
import { comment, writtenPlaces } from '../samples/rich-texts.ts';
import { honest, payloads } from '../lib/xss-payloads.ts';
import { aDraft } from '../lib/tenant.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { launchHeadless } from '../../scripts/lib/headless-chromium.ts';
import { aPage, checkPage, openBare } from '../lib/browser/watched-page.ts';

const IN_A_PAGE = 24;
const RECRUITMENTS = '/api/v1/company/recruitments';
const groups = Array.from({ length: Math.ceil(payloads.length / IN_A_PAGE) }, (_, n) =>
  payloads.slice(n * IN_A_PAGE, (n + 1) * IN_A_PAGE),
);

/** A subject rejects control characters, line separators and characters that change the reading direction. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ');

/** A recruitment with this text, as it is stored and shown, and its other text fields. */
async function publish(
  { world, a }: Target,
  content: string,
  subject = '공고',
): Promise<{ id: string; stored: string }> {
  const body = { ...aDraft({ subject: oneLine(subject).slice(0, 60), content }), state: 'ON_GOING' };
  const made = assertSuccess(await world.call(a.company, 'POST', RECRUITMENTS, { body }), 'a recruitment');
  const id = made.string('recruitment', '_id');
  const shown = assertSuccess(
    await world.call(undefined, 'GET', `/api/v1/recruitments/${id}`),
    'the recruitment',
  );
  return { id, stored: shown.string('recruitment', 'content') };
}

/** The terms that are shown with this text. */
async function revise({ world, shared }: Target, content: string): Promise<string> {
  const path = `/api/console/terms/${shared.ids.terms}`;
  const answer = await world.call(shared.administrator, 'PUT', path, { body: { content } });
  return answer.status === 200 ? answer.string('terms', 'content') : '';
}

const hasScript = (stored: string) => /<script|<iframe|<svg|<math|\son\w+\s*=/i.test(outside(stored));

/** Every payload in every rich text of content, some together, and in comments. */
async function writeEverywhere(target: Target, tally: Tally) {
  const [stored, pages]: [string[], Set<string>] = [[], new Set()];
  for (const group of groups)
    for (const place of writtenPlaces) {
      const shown = await place.write(target, group.map((one) => `<p>${one}</p>`).join(''));
      tally.check(!hasScript(shown.stored), () => `a ${place.what} is stored as ${shown.stored}`);
      stored.push(shown.stored);
      pages.add(shown.page);
    }
  for (const group of groups.slice(0, 12)) {
    const text = oneLine(group.join(' ')).slice(0, 900);
    const shown = await comment(target, text);
    tally.check(shown.length > 0, () => `a comment is lost: ${text}`);
  }
  return { stored, pages: [...pages] };
}

async function writeRecruitments(target: Target, tally: Tally): Promise<string[]> {
  const stored: string[] = [];
  await each(payloads, 6, async (payload) => {
    const recruitment = await publish(target, `<p>글</p>${payload}`);
    tally.check(!hasScript(recruitment.stored), () => `${payload} is stored as ${recruitment.stored}`);
    stored.push(recruitment.stored);
  });
  for (const payload of payloads.filter((_, n) => n % 4 === 0)) stored.push(await revise(target, payload));
  return stored;
}

/** Markup without quoted values, where text is harmless. */
const outside = (html: string) =>
  html
    .replace(/"[^"]*"/g, '""')
    .replace(/&lt;.*?&gt;/gs, '')
    .replace(/>[^<]*</g, '><');

async function tryPages(
  target: Target,
  browser: Browser,
  { pages, tally }: { pages: readonly string[]; tally: Tally },
) {
  const { world, a } = target;
  await world.call(a.company, 'PUT', '/api/v1/company', {
    body: { introduction: payloads.slice(0, 12).join('\n').slice(0, 900) },
  });
  const paths = [`/companies/${a.company.company.id}`, '/recruitments', '/', ...pages];
  for (const group of groups)
    paths.push(
      `/recruitments/${(await publish(target, group.map((one) => `<p>${one}</p>`).join(''), group[0])).id}`,
    );
  for (const bypassCSP of [true, false]) {
    const watched = await aPage(browser, target.instance.url, bypassCSP);
    const mode = bypassCSP ? 'without the policy' : 'with the policy';
    for (const path of paths) {
      const response = await watched.page.goto(target.instance.url + path, { waitUntil: 'load' });
      tally.check(response?.status() === 200, () => `${path}: ${response?.status()}`);
      // Popups come when the page is idle.
      await watched.page.waitForTimeout(path === '/' ? 3000 : 150);
      checkPage(watched, `${path} ${mode}`, tally);
    }
    await watched.page.context().close();
  }
  return paths.length;
}

async function tryHonest(target: Target, tally: Tally) {
  for (const document of honest) {
    const { stored } = await publish(target, document);
    tally.check(stored === document, () => `${document} is stored as ${stored}`);
  }
}

export const attack: Attack = {
  id: 'C1',
  what: 'Scripts in all disguises in recruitments, terms, notices, FAQs, popups, posts, comments and plain fields, opened in Chromium with and without the policy',
  goal: '0 executions, 0 reports of the policy, 0 calls elsewhere; honest documents unchanged',
  run: async ({ onPostgres, afterwards }) => {
    const target = await prepareTarget(await onPostgres());
    const browser = await launchHeadless();
    afterwards(() => browser.close());
    const tally = createTally();
    const written = await writeEverywhere(target, tally);
    const stored = [...(await writeRecruitments(target, tally)), ...written.stored];
    const bare = await aPage(browser, target.instance.url, true);
    await openBare(bare.page, stored);
    checkPage(bare, 'a page without any policy', tally);
    const pages = await tryPages(target, browser, { pages: written.pages, tally });
    await tryHonest(target, tally);

    // The weak stub stores every payload unchanged.
    const weak = await aPage(browser, target.instance.url, true);
    await openBare(weak.page, payloads.slice(0, 200));
    const figures = { payloads: payloads.length, pages: pages * 2, 'honest documents': honest.length };
    const executed = weak.executions();
    return tally.outcome({ ...figures, 'executed by the stub': executed }, executed > 50);
  },
};
