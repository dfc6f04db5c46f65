import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import { phoneCodes } from '../../server/src/account/users/tables.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { SECRET } from '../lib/instance.ts';
import { anAddress, each } from '../lib/http.ts';
import { openWorld, type World } from '../lib/world.ts';

const MAX_TRIES = 5;
const GUESSES = 64;
const PHONES = 20;
const CODE = '482915';

let phones = 0;
const aPhone = () => `0106${String((phones += 1)).padStart(7, '0')}`;
const wrongCodes = Array.from({ length: GUESSES }, (_, n) => String(100_000 + n));

/** One owner of a code: a phone, with the address that requests it. */
interface Owner {
  phone: string;
  address: string;
}
const anOwner = (): Owner => ({ phone: aPhone(), address: anAddress() });

const JOIN = '/api/v1/users/contact/phone';
const post = (world: World, { address }: Pick<Owner, 'address'>, path: string, body: unknown) =>
  world.call(undefined, 'POST', path, { body, headers: { 'x-forwarded-for': address } });
const send = (world: World, owner: Owner) =>
  post(world, owner, `${JOIN}/certify`, { type: 'phone', phone: owner.phone });
const confirm = (world: World, owner: Owner, otp: string) =>
  post(world, owner, `${JOIN}/confirm`, { type: 'phone', phone: owner.phone, otp });
const recover = (world: World, owner: Owner, otp: string) =>
  post(world, owner, '/api/v1/users/recovery', { kind: 'username', phone: owner.phone, otp });

const rowOf = async ({ db }: World, { phone }: Owner) => {
  const [row] = await db
    .select()
    .from(phoneCodes)
    .where(eq(phoneCodes.phone, phone))
    .orderBy(desc(phoneCodes.createdAt), desc(phoneCodes.id))
    .limit(1);
  if (!row) throw new Error(`no code for ${phone}`);
  return row;
};

/** Requests a code and replaces it by a known one. */
async function ask(world: World, owner: Owner, purpose: 'JOIN' | 'FIND_USERNAME' = 'JOIN') {
  const path = purpose === 'JOIN' ? undefined : '/api/v1/users/certify';
  const sent = path
    ? await post(world, owner, path, { kind: 'username', phone: owner.phone })
    : await send(world, owner);
  if (sent.status !== 200) throw new Error(`no code was sent: ${sent.status} ${sent.text}`);
  const { id } = await rowOf(world, owner);
  const codeHash = createHmac('sha256', SECRET).update(`phone code ${id} ${CODE}`).digest('hex');
  await world.db
    .update(phoneCodes)
    .set({ codeHash })
    .where(and(eq(phoneCodes.id, id), eq(phoneCodes.purpose, purpose)));
}

/** The result of parallel guesses: responses with 200, and how many guesses were evaluated. */
interface Burst {
  guess: (code: string) => Promise<{ status: number }>;
  evaluated: () => Promise<number>;
}

async function burst({ guess, evaluated }: Burst, tally: Tally): Promise<number> {
  const answers = await Promise.all(wrongCodes.map(guess));
  const letIn = answers.filter(({ status }) => status === 200 || status >= 500).length;
  const tries = await evaluated();
  const late = (await guess(CODE)).status;
  tally.check(letIn === 0, () => `${letIn} wrong guesses answered 200 or 500`);
  tally.check(tries <= MAX_TRIES, () => `${tries} guesses evaluated of ${GUESSES} at once`);
  tally.check(late === 400, () => `the right code after too many guesses: ${late}`);
  return tries;
}

/** The weak stub reads the count, waits, and writes it. */
function weakBurst(): Burst {
  let [attempts, evaluated] = [0, 0];
  const guess = async (code: string) => {
    const seen = attempts;
    await wait(1);
    attempts = seen + 1;
    if (seen >= MAX_TRIES) return { status: 400 };
    evaluated += 1;
    return { status: code === CODE ? 200 : 400 };
  };
  return { guess, evaluated: async () => evaluated };
}

/** Codes are valid for one phone, one purpose, one owner, and once. */
async function tryStrangers(world: World, tally: Tally) {
  await each(Array.from({ length: PHONES }), 4, async () => {
    const [owner, other] = [anOwner(), anOwner()];
    await ask(world, owner);
    const statuses = {
      'of another phone': await confirm(world, { ...owner, phone: other.phone }, CODE),
      'from another address': await confirm(world, { ...other, phone: owner.phone }, CODE),
      'for finding a username': await recover(world, owner, CODE),
    };
    for (const [what, { status }] of Object.entries(statuses))
      tally.check(status === 400, () => `a code ${what}: ${status}`);
    const right = await confirm(world, owner, CODE);
    const again = await confirm(world, owner, CODE);
    tally.check(right.status === 200, () => `the right code: ${right.status}`);
    tally.check(again.status === 400, () => `the right code once more: ${again.status}`);
    const finder = anOwner();
    await ask(world, finder, 'FIND_USERNAME');
    const joined = await confirm(world, finder, CODE);
    tally.check(joined.status === 400, () => `a code for a username confirms a phone: ${joined.status}`);
  });
}

/** One right code sent many times in parallel: it is confirmed once. */
async function tryTwice(world: World, tally: Tally) {
  await each(Array.from({ length: PHONES }), 4, async () => {
    const owner = anOwner();
    await ask(world, owner);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(world, owner, CODE)));
    const good = answers.filter(({ status }) => status === 200).length;
    tally.check(good === 1, () => `one code confirmed ${good} times at once`);
  });
}

async function tryLimits(world: World, tally: Tally) {
  const phone = aPhone();
  const toPhone = await Promise.all(
    Array.from({ length: 20 }, () => send(world, { phone, address: anAddress() })),
  );
  const address = anAddress();
  const fromAddress = await Promise.all(
    Array.from({ length: 60 }, () => send(world, { phone: aPhone(), address })),
  );
  const sent = { phone: countSent(toPhone), address: countSent(fromAddress) };
  tally.check(sent.phone === 5, () => `${sent.phone} codes to a phone, not 5`);
  tally.check(sent.address === 20, () => `${sent.address} codes from an address, not 20`);
  const others = [...toPhone, ...fromAddress].filter(({ status }) => status !== 200 && status !== 429);
  tally.check(others.length === 0, () => `beyond the limit ${others.map(({ status }) => status).join(' ')}`);
  return sent;
}

const countSent = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status === 200).length;

export const attack: Attack = {
  id: 'B2',
  what: 'Codes guessed 64 at once, of other phones and purposes, used twice, and requested without end',
  goal: '≤ 5 guesses evaluated, 0 foreign or used codes accepted, 5 an hour to a phone and 20 from an address',
  run: async ({ onPostgres }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const tally = createTally();
    let max = 0;
    for (let n = 0; n < PHONES; n++) {
      const owner = anOwner();
      await ask(world, owner);
      const evaluated = async () => (await rowOf(world, owner)).attempts;
      max = Math.max(max, await burst({ guess: (code) => confirm(world, owner, code), evaluated }, tally));
    }
    await tryStrangers(world, tally);
    await tryTwice(world, tally);
    const sent = await tryLimits(world, tally);

    const weak = createTally();
    await burst(weakBurst(), weak);
    return tally.outcome(
      { 'most evaluated': max, 'to a phone': sent.phone, 'from an address': sent.address },
      weak.failures() > 0,
    );
  },
};
