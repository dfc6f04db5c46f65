import type { Page } from '@playwright/test';
import { countReceived } from '../../e2e/lib/fake-media.ts';
import { freePort } from '../../scripts/lib/product.ts';
import { needs, provide } from '../../scripts/lib/required-programs.ts';
import { hasCoturn, startTurnServer } from '../../server/test/faults/turn-server.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { seekAdmission, meet, openBrowserPage } from '../../scripts/lib/interview-pages.ts';
import { separateNetworks } from '../../scripts/lib/networks.ts';
import { aRoom } from '../lib/rows/interview-rows.ts';
import { openWorld } from '../lib/world.ts';

const SECRET = 'a-secret-of-the-relay-of-attacks';
/** So short that credentials end during the test. */
const SECONDS = 12;
const FIRST_FRAME_MS = 4000;

type Networks = NonNullable<ReturnType<typeof separateNetworks>>;

const bytesOf = async (page: Page) => (await page.evaluate(countReceived))[0]?.video ?? 0;

/** Milliseconds until pictures arrive at both pages; Infinity when they do not. */
async function untilPictures(pages: readonly Page[], withinMs: number): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    const bytes = await Promise.all(pages.map(bytesOf));
    if (bytes.every((count) => count > 2000)) return performance.now() - begun;
    await pages[0]?.waitForTimeout(50);
  }
  return Infinity;
}

/** When the credentials of a page's connections end, in seconds. */
const expiryAt = (page: Page) =>
  page.evaluate(() => {
    const { madeConnections } = globalThis as unknown as { madeConnections: RTCPeerConnection[] };
    const [server] = madeConnections.at(-1)?.getConfiguration().iceServers ?? [];
    return Number(server?.username?.split(':')[0]);
  });

/** The credentials of the beginning have ended, newer ones are set, and pictures go on by a new way. */
async function outlive(pages: readonly Page[], tally: Tally): Promise<void> {
  const [page] = pages;
  if (!page) return;
  const first = await expiryAt(page);
  await page.waitForTimeout((SECONDS + 3) * 1000);
  const later = await expiryAt(page);
  tally.check(first * 1000 < Date.now() && later > first, () => `credentials until ${first}, then ${later}`);
  for (const one of pages) await one.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(3000);
  const before = await Promise.all(pages.map(bytesOf));
  await page.waitForTimeout(2000);
  const after = await Promise.all(pages.map(bytesOf));
  tally.check(
    after.every((count, n) => count > (before[n] ?? 0)),
    () => `pictures stopped with the first credentials: ${before.join(' ')}, ${after.join(' ')}`,
  );
}

async function tryRelay({ onPostgres, afterwards }: Environment, networks: Networks) {
  const port = await freePort();
  const { address } = networks;
  const instance = await onPostgres({
    HOST: '0.0.0.0',
    TURN_URLS: `turn:${address}:${port}?transport=udp`,
    TURN_SECRET: SECRET,
    TURN_SECONDS: String(SECONDS),
  });
  const world = await openWorld(instance.db, instance.url);
  const { host, code } = await aRoom(world);
  const url = `http://${address}:${new URL(instance.url).port}`;
  const program = await provide(needs.chromium);
  // Devices are only there on pages that the browser takes for secure.
  const args = [`--unsafely-treat-insecure-origin-as-secure=${url}`];
  const opened = [
    await openBrowserPage({ program: networks.inside(0, program), args, token: host.token }),
    await openBrowserPage({ program: networks.inside(1, program), args }),
  ] as const;
  for (const { browser } of opened) afterwards(() => browser.close());
  const [{ page: hosting }, { page: guest }] = opened;
  const tally = createTally();

  const place = `${url}/interview/${code}`;
  await meet({ page: hosting, address: place }, { page: guest, address: place });
  const without = await untilPictures([hosting, guest], 2 * FIRST_FRAME_MS);

  const relay = await startTurnServer(SECRET, { address, port });
  afterwards(() => relay.stop());
  await guest.reload();
  await seekAdmission(guest);
  await guest.getByRole('timer').waitFor();
  const withRelay = await untilPictures([hosting, guest], 30_000);
  tally.check(withRelay <= FIRST_FRAME_MS, () => `pictures through the relay after ${withRelay} ms`);
  await outlive([hosting, guest], tally);
  return tally.outcome({ 'pictures after, ms': Math.round(withRelay) }, without === Infinity);
}

const networks = hasCoturn ? separateNetworks() : undefined;
networks?.remove();
const reason = networks ? '' : ' (not tried: no networks can be separated here, or coturn is not installed)';

export const attack: Attack = {
  id: 'D10',
  what: `Two browsers in networks that do not see each other, in one interview, with coturn stopped and started, beyond the end of its credentials${reason}`,
  goal: `no picture without the relay (the control); with it ≤ ${FIRST_FRAME_MS} ms after entering, also after the first credentials have ended`,
  run: async (environment) => {
    const separate = hasCoturn ? separateNetworks() : undefined;
    if (!separate) return createTally().outcome({ tried: 'no' }, true);
    environment.afterwards(() => separate.remove());
    return tryRelay(environment, separate);
  },
};
