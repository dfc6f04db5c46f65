import { eq } from 'drizzle-orm';
import type { Browser } from '@playwright/test';
import type { Ack } from '../../contract/src/common/channel.ts';
import { LECTURE_CHAT_RATE, lectureBounds } from '../../contract/src/live/lectures/enums.ts';
import { users } from '../../server/src/account/users/tables.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { payloads } from '../lib/xss-payloads.ts';
import { openSocket } from '../lib/sockets.ts';
import { launchHeadless } from '../../scripts/lib/headless-chromium.ts';
import { aPage, checkPage, openBare } from '../lib/browser/watched-page.ts';
import { openWorld, type World } from '../lib/world.ts';

/** The page shows so many of the latest messages. */
const MAX = 100;
/** Without line breaks, which the chat keeps and a page draws as one. */
const texts = payloads
  .map((payload) => payload.replaceAll(/\s+/g, ' ').trim())
  // Control characters are rejected, which another test of the suite tries.
  .filter((text) => text !== '' && text.length <= lectureBounds.message && !/\p{Cc}/u.test(text));

async function aLiveLecture(world: World): Promise<string> {
  const company = await world.aCompany({ name: `<img src=x onerror=ieumXss()>상사` });
  const body = { subject: '<script>ieumXss()</script> 강의', isStream: true };
  const made = await world.call(company, 'POST', '/api/v1/company/lectures', { body });
  return assertSuccess(made, 'a lecture').string('lecture', '_id');
}

/** Sends texts as somebody whose name is a script, too; returns those that the chat took. */
async function chat(world: World, url: string, { lectureId, batch }: { lectureId: string; batch: string[] }) {
  const person = await world.aPerson();
  const name = (batch[0] ?? '').slice(0, 60);
  await world.db.update(users).set({ name }).where(eq(users.id, person.user.id));
  const socket = await openSocket(url, { namespace: '/lecture', token: person.token });
  const send = (event: string, payload: object) => socket.emitWithAck(event, payload) as Promise<Ack>;
  await send('join', { _lecture: lectureId });
  const taken: string[] = [];
  for (const message of batch)
    if ((await send('chat', { _lecture: lectureId, message })).ok) taken.push(message);
  socket.close();
  return taken;
}

/** Opens the page with and without its policy: nothing runs, and every message is there as it was written. */
async function watch(
  browser: Browser,
  url: string,
  { path, sent, tally }: { path: string; sent: readonly string[]; tally: Tally },
): Promise<void> {
  for (const bypassCSP of [true, false]) {
    const watched = await aPage(browser, url, bypassCSP);
    await watched.page.goto(url + path, { waitUntil: 'load' });
    const log = watched.page.getByRole('log');
    await log
      .locator('p')
      .nth(MAX - 1)
      .waitFor({ timeout: 20_000 });
    const shown = await log.textContent();
    for (const text of sent.slice(-MAX))
      tally.check(shown?.includes(text) ?? false, () => `the chat does not show ${text}`);
    await watched.page.waitForTimeout(1000);
    checkPage(watched, `${path} ${bypassCSP ? 'without' : 'with'} the policy`, tally);
    await watched.page.context().close();
  }
}

export const attack: Attack = {
  id: 'C11',
  what: 'Scripts in all disguises as messages of a lecture’s chat and as the names of its members, company and title, opened in Chromium with and without the policy',
  goal: '0 executions, 0 reports of the policy, 0 calls elsewhere; every message shown as the text that it is',
  run: async ({ onPostgres, afterwards }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const browser = await launchHeadless();
    afterwards(() => browser.close());
    const tally = createTally();
    let messages = 0;
    for (let at = 0; at < texts.length; at += MAX) {
      const lectureId = await aLiveLecture(world);
      const part = texts.slice(Math.max(0, Math.min(at, texts.length - MAX)), at + MAX);
      const sent: string[] = [];
      for (let from = 0; from < part.length; from += LECTURE_CHAT_RATE.max) {
        const batch = part.slice(from, from + LECTURE_CHAT_RATE.max);
        const taken = await chat(world, url, { lectureId, batch });
        tally.check(taken.length === batch.length, () => `${batch.length - taken.length} messages rejected`);
        sent.push(...taken);
      }
      messages += sent.length;
      await watch(browser, url, { path: `/lectures/${lectureId}`, sent, tally });
    }

    // The weak stub shows every message as markup.
    const weak = await aPage(browser, url, true);
    await openBare(weak.page, texts.slice(0, 200));
    const executed = weak.executions();
    return tally.outcome({ messages, 'executed by the stub': executed }, executed > 50);
  },
};
