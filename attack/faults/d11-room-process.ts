import type { Page } from '@playwright/test';
import { needs, provide } from '../../scripts/lib/required-programs.ts';
import { aFolder, removeFolder, startProduct } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment } from '../lib/attack.ts';
import { meet, openBrowserPage } from '../../scripts/lib/interview-pages.ts';
import { aRoom } from '../lib/rows/interview-rows.ts';
import { openFailoverProxy } from '../lib/failover-proxy.ts';
import { openWorld } from '../lib/world.ts';

const BACK_MS = 5000;

/** How many connections a page has made, and what arrived over the latest. */
const latestOf = (page: Page) =>
  page.evaluate(async () => {
    const { madeConnections } = globalThis as unknown as { madeConnections: RTCPeerConnection[] };
    const latest = madeConnections.at(-1);
    let bytes = 0;
    if (latest?.connectionState === 'connected')
      for (const report of (await latest.getStats()).values())
        if (report.type === 'inbound-rtp' && report.kind === 'video') bytes += report.bytesReceived as number;
    return { made: madeConnections.length, bytes };
  });

/** Milliseconds until both have a picture over a connection that is newer; Infinity when they have not. */
async function untilBack(pages: readonly Page[], before: readonly number[], withinMs: number) {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    const latest = await Promise.all(pages.map(latestOf));
    if (latest.every(({ made, bytes }, n) => made > (before[n] ?? 0) && bytes > 2000))
      return performance.now() - begun;
    await pages[0]?.waitForTimeout(50);
  }
  return Infinity;
}

/** Two processes of one product, each before the other in a switch of its own. */
async function twoProcesses({ onPostgres, afterwards }: Environment) {
  const one = await onPostgres();
  const DATA_DIR = aFolder();
  afterwards(() => removeFolder(DATA_DIR));
  const other = await startProduct({ ...one.env, DATA_DIR });
  const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
  const [here, there] = [portOf(one), portOf(other)];
  const proxies = [await openFailoverProxy([here, there]), await openFailoverProxy([there, here])] as const;
  for (const each of proxies) afterwards(() => each.close());
  const kill = async () => {
    other.child.kill('SIGKILL');
    await other.ended;
  };
  afterwards(kill);
  return { one, kill, proxies };
}

async function loseProcess(environment: Environment) {
  const { one, kill, proxies } = await twoProcesses(environment);
  const { host, code } = await aRoom(await openWorld(one.db, one.url));
  const program = await provide(needs.chromium);
  const opened = [
    await openBrowserPage({ program, token: host.token }),
    await openBrowserPage({ program }),
  ] as const;
  for (const { browser } of opened) environment.afterwards(() => browser.close());
  const pages = opened.map(({ page }) => page);
  const [{ page: hosting }, { page: guest }] = opened;
  await meet(
    { page: hosting, address: `${proxies[0].url}/interview/${code}` },
    { page: guest, address: `${proxies[1].url}/interview/${code}` },
  );
  const tally = createTally();
  const met = await untilBack(pages, [0, 0], 30_000);
  tally.check(met < Infinity, () => 'no picture between two processes');
  const madeBy = async () => (await Promise.all(pages.map(latestOf))).map(({ made }) => made);

  // Without a process that takes the guest they are not back.
  const beforeCut = await madeBy();
  proxies[1].setOpen(false);
  const lost = await untilBack(pages, beforeCut, BACK_MS);
  proxies[1].setOpen(true);
  await untilBack(pages, beforeCut, 60_000);

  const before = await madeBy();
  await kill();
  const back = await untilBack(pages, before, 30_000);
  tally.check(back <= BACK_MS, () => `both see each other again after ${back} ms`);
  const requests = await hosting.getByRole('region', { name: '입장 요청' }).count();
  tally.check(requests === 0, () => 'the guest had to ask again');
  tally.check(await guest.getByRole('timer').isVisible(), () => 'the guest is out of the room');
  return tally.outcome({ 'back after, ms': Math.round(back) }, lost === Infinity);
}

export const attack: Attack = {
  id: 'D11',
  what: 'An interview of two browsers over two processes on one PostgreSQL, of which one is killed (kill -9)',
  goal: `both see each other again ≤ ${BACK_MS} ms, without asking to enter again; with no other process they do not (the control)`,
  run: loseProcess,
};
