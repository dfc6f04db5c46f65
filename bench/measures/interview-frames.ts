import type { Browser, Page } from '@playwright/test';
import {
  approve,
  seekAdmission,
  joinAsHost,
  openFakeMedia,
  openPage,
} from '../../scripts/lib/interview-pages.ts';
import { needs, provide, provideStoryChromium } from '../../scripts/lib/required-programs.ts';
import { separateNetworks } from '../../scripts/lib/networks.ts';
import { freePort, type Running } from '../../scripts/lib/product.ts';
import { hasCoturn, startTurnServer } from '../../server/test/faults/turn-server.ts';
import { isRelayed, firstFrames, noteFirstFrames } from '../lib/first-frames.ts';
import { median } from '../lib/load.ts';
import { onPostgres } from '../lib/environment.ts';
import { atMost, seconds, type Figure } from '../lib/table.ts';
import { tokenOf } from '../lib/token.ts';

const ROUNDS = 5;
const WITHIN_MS = 60_000;
const SECRET = 'a-secret-of-the-relay-of-benches';

/** Where an interview is measured: as the host and each guest reach the product, and in which browser each is. */
interface Place {
  url: string;
  token: string;
  host: Browser;
  guests: readonly Browser[];
}

/** A new interview that everybody who has the link may ask to join; its address. */
async function anInterview({ url, token }: Place): Promise<string> {
  const answer = await fetch(`${url}/api/v1/company/interviews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: '첫 화면', entrance: { type: 'ONE_WITH_URL' } }),
  });
  if (!answer.ok) throw new Error(`an interview: ${answer.status} ${await answer.text()}`);
  const { interview } = (await answer.json()) as { interview: { code: string } };
  return `${url}/interview/${interview.code}`;
}

/** Guests ask and the host approves one right after the other; the seconds of the slowest pair of them all. */
async function meetAll(place: Place, check: (pages: readonly Page[]) => Promise<void>): Promise<number> {
  const address = await anInterview(place);
  // Two cores carry the sound of two people; that of six would delay the pictures that are measured.
  const hasMicrophone = place.guests.length === 1;
  const hosting = await openPage(place.host, { token: place.token, hasMicrophone });
  const guests = await Promise.all(place.guests.map((browser) => openPage(browser, { hasMicrophone })));
  const pages = [hosting, ...guests];
  const names = guests.map((_, n) => `손님 ${n + 1}`);
  try {
    for (const page of pages) await noteFirstFrames(page);
    await joinAsHost(hosting, address);
    for (const [n, guest] of guests.entries()) {
      await guest.goto(address);
      await seekAdmission(guest, names[n]);
      await guest.getByRole('heading', { name: '입장을 요청했어요' }).waitFor();
    }
    for (const name of names) {
      await hosting.getByText(`${name} 님이 입장을 요청했어요`).waitFor();
      await approve(hosting);
    }
    const seen = await Promise.all(pages.map((page) => firstFrames(page, guests.length, WITHIN_MS)));
    await check(pages);
    const approvedAt = new Map(names.map((name, n) => [name, seen[0]?.approvedAt[n]]));
    // The host, whose name is another, was there before.
    const approved = (name: string | undefined) => approvedAt.get(name ?? '') ?? 0;
    const waits = seen.flatMap(({ shownAt }, n) =>
      shownAt.map(([name, at]) => at - Math.max(approved(name), approved(names[n - 1]))),
    );
    return Math.max(...waits) / 1000;
  } finally {
    for (const page of pages) await page.context().close();
  }
}

/** The median of several rounds, and all of them. */
async function repeat(
  place: Place,
  check: (pages: readonly Page[]) => Promise<void> = async () => undefined,
) {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await meetAll(place, check));
  const shown = rounds.toSorted((one, other) => one - other).map((value) => value.toFixed(2));
  return { value: median(rounds), shown: shown.join(', ') };
}

const tokenOfHost = (product: Running) => tokenOf(product, 'company', 'Company!2026');

/** Two and six people whose browsers reach each other directly. */
export async function measureInterviewFrames(product: Running): Promise<Figure[]> {
  const browser = await openFakeMedia(await provideStoryChromium());
  try {
    const people = async (count: number) => {
      const guests = Array.from({ length: count - 1 }, () => browser);
      return repeat({ url: product.url, token: await tokenOfHost(product), host: browser, guests });
    };
    const two = await people(2);
    const six = await people(6);
    return [
      atMost(`approval until both see each other (${two.shown})`, two.value, 3, seconds),
      atMost(
        `the slowest two of six people with cameras, of whom five are approved one right after the other (${six.shown})`,
        six.value,
        6,
        seconds,
      ),
    ];
  } finally {
    await browser.close();
  }
}

async function assertRelayed(pages: readonly Page[]): Promise<void> {
  for (const page of pages) if (!(await isRelayed(page))) throw new Error('a picture came past the relay');
}

async function measureInside(networks: NonNullable<ReturnType<typeof separateNetworks>>): Promise<Figure[]> {
  const { address, inside } = networks;
  const relay = await startTurnServer(SECRET, { address, port: await freePort() });
  const browsers: Browser[] = [];
  const env = { HOST: '0.0.0.0', TURN_URLS: relay.url, TURN_SECRET: SECRET };
  const measure = async (product: Running) => {
    const url = `http://${address}:${new URL(product.url).port}`;
    const program = await provide(needs.chromium);
    // Devices are only there on pages that the browser takes for secure.
    const args = [`--unsafely-treat-insecure-origin-as-secure=${url}`];
    for (const n of [0, 1]) browsers.push(await openFakeMedia(inside(n, program), args));
    const [host, ...guests] = browsers;
    if (!host) throw new Error('no browser');
    const { value, shown } = await repeat(
      { url, token: await tokenOfHost(product), host, guests },
      assertRelayed,
    );
    return [atMost(`the same through a relay alone (${shown})`, value, 4, seconds)];
  };
  try {
    return await onPostgres(
      async () => undefined,
      async ({ product }) => measure(await product()),
      env,
    );
  } finally {
    for (const browser of browsers) await browser.close();
    await relay.stop();
  }
}

/** Two people whose networks do not see each other; nothing where none can be made. */
export async function measureRelayedFrames(): Promise<Figure[]> {
  const networks = hasCoturn ? separateNetworks() : undefined;
  if (!networks) {
    process.stdout.write('two relayed: not measured, no networks can be separated here, or no coturn\n');
    return [];
  }
  try {
    return await measureInside(networks);
  } finally {
    networks.remove();
  }
}
