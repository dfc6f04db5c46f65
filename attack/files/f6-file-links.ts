import { signFileLink, type FileLink } from '../../server/src/platform/crypto.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { SECRET } from '../lib/instance.ts';
import { multipart } from '../lib/multipart.ts';
import { personasOf } from '../lib/personas.ts';
import { aPdf } from '../samples/pictures.ts';
import { assertSuccess } from '../lib/assert-success.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Reads a file; returns the status. */
type Read = (path: string, token?: string) => Promise<number>;

const pathOf = (id: string, query = '') => `/api/v1/files/${id}${query}`;
const withLink = (id: string, { until, sign }: { until: number | string; sign: string }) =>
  pathOf(id, `?until=${encodeURIComponent(until)}&sign=${encodeURIComponent(sign)}`);

/** Links that are not ours, not for this file, or not valid now. */
function badLinks(id: string, otherId: string): string[] {
  const now = Date.now();
  const at = (ms: number, secret = SECRET, of = id) => signFileLink([secret], of, new Date(now + ms));
  const good: FileLink = at(0);
  const letters = good.sign.split('');
  const altered = letters.map((letter, n) => letters.with(n, letter === 'A' ? 'B' : 'A').join(''));
  return [
    ...altered.map((sign) => withLink(id, { ...good, sign })),
    // Expired a second, a minute and a day ago.
    ...[1000, 60_000, 86_400_000].map((ms) => withLink(id, at(-FIVE_MINUTES_MS - ms))),
    ...[1, 60, 86_400, -1].map((seconds) => withLink(id, { ...good, until: good.until + seconds })),
    ...['', 'NaN', 'Infinity', '1e99', '-1', '0', `${good.until}.5`].map((until) =>
      withLink(id, { ...good, until }),
    ),
    withLink(id, at(0, SECRET, otherId)),
    withLink(id, at(0, 'another-secret-another-secret-another')),
    withLink(id, { ...good, sign: '' }),
    withLink(id, { ...good, sign: `${good.sign}A` }),
    withLink(id, { ...good, sign: good.sign.slice(0, -1) }),
    withLink(id, { ...good, sign: good.sign.toLowerCase() }),
    pathOf(id, `?until=${good.until}`),
    pathOf(id, `?sign=${good.sign}`),
    `${withLink(id, good)}&until=${good.until + 60}`,
    `${withLink(id, good)}&sign=x`,
  ];
}

async function tryLinks(read: Read, paths: readonly string[], tally: Tally) {
  for (const path of paths) {
    const status = await read(path);
    const isRejected = status === 400 || status === 403 || status === 404;
    tally.check(isRejected, () => `${path}: ${status}`);
  }
}

const LECTURES = '/api/v1/company/lectures';
const CODE = { code: { isOn: true, text: 'AB2CD3' } };

/** Hand-outs of two lectures behind a code, of which one was open when they came; no stranger is given their addresses. */
async function handOuts({ world, a, b }: Target, tally: Tally): Promise<Record<string, string>> {
  const { call } = world;
  const ids: Record<string, string> = {};
  for (const [what, isOpenFirst] of [
    ['a hand-out', false],
    ['a hand-out from before the code', true],
  ] as const) {
    const body = { subject: '강의', ...(isOpenFirst ? {} : CODE) };
    const made = assertSuccess(await call(a.company, 'POST', LECTURES, { body }), 'a lecture');
    const lectureId = made.string('lecture', '_id');
    const input = multipart({ file: aPdf(), name: '자료.pdf' });
    const filed = assertSuccess(
      await call(a.company, 'POST', `${LECTURES}/${lectureId}/files`, input),
      'a hand-out',
    );
    if (isOpenFirst)
      assertSuccess(await call(a.company, 'PUT', `${LECTURES}/${lectureId}`, { body: CODE }), 'the code');
    const id = filed.string('file', '_id');
    for (const path of [`/api/v1/lectures/${lectureId}`, `/lectures/${lectureId}`])
      for (const reader of [undefined, a.person, b.person, b.company]) {
        const { text, status } = await call(reader, 'GET', path);
        tally.check(
          status === 200 && !text.includes(id),
          () => `${path} shows ${what}, or is not there: ${status}`,
        );
      }
    // A visitor with the code reads the address, so a search that finds none elsewhere can be trusted.
    const entered = await call(undefined, 'POST', `/api/v1/lectures/${lectureId}/access`, {
      body: { code: 'AB2CD3' },
    });
    tally.check(entered.text.includes(id), () => `${what} is not shown with the code: ${entered.status}`);
    ids[what] = id;
  }
  return ids;
}

/** Everybody but the owner, without a link. */
async function tryStrangers(target: Target, read: Read, tally: Tally): Promise<number> {
  const { a, b, shared } = target;
  // An approved company's own file is public, so it is not tried.
  const { ownFile, profile, attachment } = a.ids;
  // The files of a company that waits for its approval are private.
  const input = multipart({ file: aPdf(), name: 'a.pdf' });
  const filed = assertSuccess(
    await target.world.call(a.pending, 'POST', '/api/v1/company/files', input),
    'a file',
  );
  const ids = {
    ownFile,
    profile,
    attachment,
    waiting: filed.string('file', '_id'),
    ...(await handOuts(target, tally)),
  };
  const personas = (await personasOf(target.world, { a, b, shared })).filter(({ tenant }) => tenant !== a);
  for (const [what, id] of Object.entries(ids))
    for (const { token, name } of personas) {
      const status = await read(pathOf(id), token);
      const isRejected = status === 401 || status === 403 || status === 404;
      tally.check(isRejected, () => `${name} reads ${what} without a link: ${status}`);
    }
  return personas.length;
}

export const attack: Attack = {
  id: 'F6',
  what: 'Private files, among them hand-outs of lectures behind a code, by everybody but their owner, and by altered, expired, foreign and doubled links',
  goal: '0 files served',
  run: async ({ onPostgres }) => {
    const target = await prepareTarget(await onPostgres());
    const { a, world } = target;
    const tally = createTally();
    const read: Read = async (path, token) =>
      (await world.call(token ? { token } : undefined, 'GET', path)).status;
    const id = a.ids.ownFile;
    const bad = badLinks(id, a.ids.companyFile);
    const strangers = await tryStrangers(target, read, tally);
    await tryLinks(read, bad, tally);
    const right = await read(withLink(id, signFileLink([SECRET], id, new Date())));
    const own = await read(pathOf(id), a.person.token);
    tally.check(right === 200 && own === 200, () => `a valid link ${right}, its owner ${own}`);

    // The weak stub checks the expiry of a link only.
    const weak = createTally();
    const until = (path: string) => Number(new URL(path, 'http://a').searchParams.get('until'));
    await tryLinks(async (path) => (until(path) * 1000 > Date.now() ? 200 : 403), bad, weak);
    return tally.outcome({ 'bad links': bad.length, strangers }, weak.failures() > 0);
  },
};
