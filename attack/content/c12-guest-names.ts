import type { Browser, Page } from '@playwright/test';
import type { Socket } from 'socket.io-client';
import type { Ack } from '../../contract/src/common/channel.ts';
import { interviewBounds } from '../../contract/src/live/interviews/enums.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { anAddress } from '../lib/http.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { payloads } from '../lib/xss-payloads.ts';
import { openSocket } from '../lib/sockets.ts';
import { launchHeadless } from '../../scripts/lib/headless-chromium.ts';
import { aPage, checkPage, openBare } from '../lib/browser/watched-page.ts';
import { openWorld, type Actor, type World } from '../lib/world.ts';

/** The most seekers of one room at a time. */
const AT_ONCE = 60;

/** Every payload that fits a name, on one line. */
const names = [
  ...new Set(
    payloads
      .map((payload) => payload.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '' && text.length <= interviewBounds.name && !/\p{Cc}/u.test(text)),
  ),
];

async function aRoom(world: World): Promise<{ host: Actor; code: string }> {
  const host = await world.aCompany({ name: '<img src=x onerror=ieumXss()>상사' });
  const body = { title: '<script>ieumXss()</script> 면접', entrance: { type: 'ONE_WITH_URL' } };
  const made = await world.call(host, 'POST', '/api/v1/company/interviews', { body });
  return { host, code: assertSuccess(made, 'an interview').string('interview', 'code') };
}

/** The host opens the room in a browser. */
async function openRoom(page: Page, url: string, { host, code }: { host: Actor; code: string }) {
  await page.addInitScript((token) => {
    if (!location.protocol.startsWith('http')) return;
    sessionStorage.setItem('accessToken', token);
    // The session is never renewed here.
    sessionStorage.setItem('refreshToken', 'none');
  }, host.token);
  await page.goto(`${url}/interview/${code}`, { waitUntil: 'load' });
  await page.getByRole('button', { name: /면접 시작하기|면접실 들어가기/ }).click({ timeout: 20_000 });
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: '참가자' }).click();
}

/** Guests seek under these names; the last of them joins, so that the room shows their names, too. */
async function seek(url: string, code: string, part: readonly string[]) {
  const sockets: Socket[] = [];
  const taken: string[] = [];
  for (const name of part) {
    const headers = { 'x-forwarded-for': anAddress() };
    const socket = await openSocket(url, { namespace: '/interview', headers });
    sockets.push(socket);
    const ack = (await socket.emitWithAck('seek', { code, name })) as Ack;
    if (ack.ok) taken.push(name);
  }
  return { sockets, taken };
}

/** Nothing runs, and every name is there as it was given. */
async function watch(
  browser: Browser,
  url: string,
  { world, part, bypassCSP, tally }: { world: World; part: string[]; bypassCSP: boolean; tally: Tally },
): Promise<void> {
  const room = await aRoom(world);
  const watched = await aPage(browser, url, bypassCSP);
  const { page } = watched;
  await openRoom(page, url, room);
  const { sockets, taken } = await seek(url, room.code, part);
  tally.check(taken.length === part.length, () => `${part.length - taken.length} names rejected`);
  const panel = page.getByRole('complementary', { name: '참가자' });
  await panel
    .getByRole('button', { name: '승인' })
    .nth(part.length - 1)
    .waitFor({ timeout: 20_000 });
  const shown = (await panel.textContent()) ?? '';
  for (const name of part) tally.check(shown.includes(name), () => `the room does not show ${name}`);
  const last = sockets.at(-1);
  const joining = { code: room.code, name: part.at(-1), audio: true, video: true };
  const authed = new Promise((resolve) => last?.once('authed', resolve));
  await panel.getByRole('button', { name: '승인' }).last().click();
  await authed;
  await last?.emitWithAck('join', joining);
  await page.locator('[data-participant]').nth(1).waitFor({ timeout: 20_000 });
  await page.waitForTimeout(500);
  checkPage(watched, `the room ${bypassCSP ? 'without' : 'with'} the policy`, tally);
  for (const socket of sockets) socket.close();
  await page.context().close();
}

export const attack: Attack = {
  id: 'C12',
  what: 'Scripts in all disguises as the names of guests who ask to enter an interview and who are in it, and as its title and company, opened as the host in Chromium with and without the policy',
  goal: '0 executions, 0 reports of the policy, 0 calls elsewhere; every name shown as the text that it is',
  run: async ({ onPostgres, afterwards }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const browser = await launchHeadless();
    afterwards(() => browser.close());
    const tally = createTally();
    for (let at = 0; at < names.length; at += AT_ONCE)
      for (const bypassCSP of [true, false])
        await watch(browser, url, { world, part: names.slice(at, at + AT_ONCE), bypassCSP, tally });

    // The weak stub shows every name as markup.
    const weak = await aPage(browser, url, true);
    await openBare(weak.page, names);
    const executed = weak.executions();
    return tally.outcome({ names: names.length, 'executed by the stub': executed }, executed > 10);
  },
};
