import { setTimeout as wait } from 'node:timers/promises';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { multipart } from '../lib/multipart.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { aPng } from '../samples/pictures.ts';
import { aBoard } from '../lib/rows/member-rows.ts';
import { instanceOn } from '../lib/environment.ts';
import { serveStub } from '../lib/stub-server.ts';
import { openWorld, type World } from '../lib/world.ts';
import { anAddress, sendRaw } from '../lib/http.ts';

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;
/** How long before and after midnight it is read. */
const BEFORE_MS = 25_000;
const READ_FROM_MS = 6000;
const AFTER_MS = 4000;
const CONSOLE = '/api/console';
const [OLD, NEW] = ['어제까지', '오늘부터'];

/** The coming midnight in Seoul. */
const midnightAfter = (now: number) => Math.ceil((now + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS;

/** Writes content of each kind that ends at midnight, and the same that begins then. */
async function plan(world: World, shift: number, midnight: number) {
  const now = () => new Date(Date.now() + shift);
  const administrator = await world.theAdministrator();
  const { user, sessionId } = administrator;
  const actor = { ...administrator, token: await world.tokenOf(user, sessionId, now()) };
  const create = async (path: string, body: object) =>
    assertSuccess(await world.call(actor, 'POST', path, { body: { ...body, isActive: true } }), path);
  const picture = multipart({ file: await aPng(), name: 'a.png' });
  const upload = async () =>
    assertSuccess(await world.call(actor, 'POST', `${CONSOLE}/files`, picture), 'a picture').string(
      'file',
      '_id',
    );
  const { code } = await aBoard(world, actor);
  const moment = new Date(midnight).toISOString();
  for (const [word, period] of [
    [OLD, { endsAt: moment }],
    [NEW, { startsAt: moment }],
  ] as const) {
    const content = `<p>${word}</p>`;
    await create(`${CONSOLE}/center/notifications`, { subject: word, content, ...period });
    await create(`${CONSOLE}/center/faqs`, { category: 'ETC', question: word, answer: content, ...period });
    await create(`${CONSOLE}/popups`, { subject: word, content, pages: 'ALL', ...period });
    await create(`${CONSOLE}/boards`, { code, subject: word, content, ...period });
    const slides = [{ image: await upload(), alt: word, url: '/guide' }];
    await create(`${CONSOLE}/banners`, { code: 'main', name: word, slides, ...period });
  }
  return [
    '/api/v1/center/notifications',
    '/api/v1/center/faqs',
    '/api/v1/popups',
    '/api/v1/banners/main',
    `/api/v1/boards?code=${code}`,
    '/',
    '/center/notice',
    '/center/faqs?category=ETC',
    `/guide?board=${code}`,
  ];
}

interface Reading {
  url: string;
  path: string;
  midnight: number;
  /** The reader's time as the product's clock shows it. */
  now: () => number;
}

/** Reads one address until after midnight; before it shows the old content alone, from it on the new alone. */
async function readOn({ url, path, midnight, now }: Reading, tally: Tally) {
  for (; now() < midnight + AFTER_MS; await wait(40)) {
    const begun = now();
    const { text } = await sendRaw(url, { method: 'GET', path, headers: { 'x-forwarded-for': anAddress() } });
    const ended = now();
    // A response on its way at midnight may show either.
    if (begun < midnight && ended >= midnight) continue;
    const [wanted, other] = ended < midnight ? [OLD, NEW] : [NEW, OLD];
    tally.check(
      text.includes(wanted) && !text.includes(other),
      () => `${url}${path} ${((ended - midnight) / 1000).toFixed(2)} s from midnight`,
    );
  }
}

export const attack: Attack = {
  id: 'T2',
  what: 'Content of every kind that ends or begins at midnight in Seoul, read all the time from two processes, by calls and on cached pages',
  goal: '0 responses with content of the other day, to the second',
  run: async ({ onPostgres, afterwards }) => {
    // Both processes start a while before midnight by their own clock, which passes as usual.
    const starting = 60_000;
    const midnight = midnightAfter(Date.now());
    const shift = midnight - Date.now() - BEFORE_MS - starting;
    const env = { BENCH_PRELOAD: './attack/lib/shift-clock.ts', ATTACK_CLOCK_SHIFT_MS: String(shift) };
    const instance = await onPostgres(env);
    const { databaseUrl, dataDir } = instance;
    const second = await instanceOn({ databaseUrl, dataDir, env, afterwards });
    const world = await openWorld(instance.db, instance.url);
    const paths = await plan(world, shift, midnight);
    const now = () => Date.now() + shift;
    const late = now() > midnight - READ_FROM_MS;
    const tally = createTally();
    tally.check(!late, () => 'the machine was too slow to be ready before midnight');
    for (const { url } of [instance, second])
      for (const path of paths) await sendRaw(url, { method: 'GET', path });
    await wait(Math.max(0, midnight - READ_FROM_MS - now()));
    const readings = [instance, second].flatMap(({ url }) =>
      paths.map((path) => ({ url, path, midnight, now })),
    );
    await Promise.all(readings.map((reading) => readOn(reading, tally)));

    // The weak stub keeps its page for a second.
    const weak = createTally();
    const soon = Date.now() + 1500;
    let stored = { text: '', until: 0 };
    const stub = await serveStub((_, response) => {
      if (Date.now() >= stored.until)
        stored = { text: Date.now() < soon ? OLD : NEW, until: Date.now() + 1000 };
      response.end(stored.text);
    });
    afterwards(stub.stop);
    await readOn({ url: stub.url, path: '/', midnight: soon, now: Date.now }, weak);
    return tally.outcome(
      { addresses: paths.length, processes: 2, readings: tally.runs() },
      weak.failures() > 0,
    );
  },
};
