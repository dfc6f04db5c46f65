import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { anAddress, each, sendRaw, type Answer } from '../lib/http.ts';
import { encryptCredential } from '../lib/credentials.ts';
import { openWorld, PASSWORD, type World } from '../lib/world.ts';

const OF_AN_ADDRESS = 100;
const OF_AN_ACCOUNT = 50;
const OF_BOTH = 10;
const PAIRS = 600;
const MANY_ADDRESSES = 200;
const MANY_ACCOUNTS = 100;
/** One pair of a hundred is right, as in leaked lists. */
const RIGHT_EVERY = 100;
const WRONG = 'Wrong!2026x';

interface Pair {
  username: string;
  password: string;
}
/** Tries a pair from the address in the headers; 401 is a wrong one, 200 a right one. */
type Try = (pair: Pair, headers: Record<string, string>) => Promise<Pick<Answer, 'status' | 'headers'>>;

const from = (address: string) => ({ 'x-forwarded-for': address });
const unknown = (n: number): Pair => ({ username: `nobody${n}${Date.now() % 1e6}`, password: WRONG });

const tryAt =
  ({ url, call }: World): Try =>
  async ({ username, password }, headers) => {
    const encrypted = await Promise.all(
      [username, password].map((value) => encryptCredential({ url, call }, value)),
    );
    const authorization = `Basic ${Buffer.from(encrypted.join(':')).toString('base64')}`;
    return sendRaw(url, {
      method: 'GET',
      path: '/api/auth/refreshToken',
      headers: { authorization, ...headers },
    });
  };

interface Sum {
  /** Answered as a login, right or wrong. */
  evaluated: number;
  wrong: number;
  right: number;
}

/** Sends many pairs in parallel and sums up the results. */
async function stuff(
  attempt: Try,
  tries: readonly [Pair, Record<string, string>][],
  tally: Tally,
): Promise<Sum> {
  const sum: Sum = { evaluated: 0, wrong: 0, right: 0 };
  await each(tries, 16, async ([pair, headers]) => {
    const { status, headers: reported } = await attempt(pair, headers);
    if (status === 200) sum.right += 1;
    if (status === 401) sum.wrong += 1;
    // Beyond what it can hash at once the product asks to retry: nothing was evaluated.
    const isPutOff = (status === 429 || status === 503) && reported['retry-after'] !== undefined;
    const isKnown = status === 200 || status === 401 || isPutOff;
    tally.check(isKnown, () => `a login was answered ${status}`);
  });
  return { ...sum, evaluated: sum.right + sum.wrong };
}

/** Lists of pairs from some addresses: each address is stopped, and few of the right pairs are found. */
async function tryLists(attempt: Try, accounts: readonly string[], addresses: number, tally: Tally) {
  const perAddress = PAIRS / RIGHT_EVERY;
  const sums = await Promise.all(
    Array.from({ length: addresses }, (_, a) => {
      const headers = from(anAddress());
      const list = Array.from({ length: PAIRS }, (__, n): [Pair, Record<string, string>] => {
        const isRight = n % RIGHT_EVERY === RIGHT_EVERY / 2;
        const username = accounts[a * perAddress + Math.floor(n / RIGHT_EVERY)] ?? '';
        return [isRight ? { username, password: PASSWORD } : unknown(a * PAIRS + n), headers];
      });
      return stuff(attempt, list, tally);
    }),
  );
  const max = Math.max(...sums.map(({ wrong }) => wrong));
  const found = sums.reduce((all, { right }) => all + right, 0) / (addresses * perAddress);
  tally.check(max <= OF_AN_ADDRESS, () => `${max} wrong pairs of one address were evaluated`);
  tally.check(found < 0.2, () => `${found} of the right pairs were found`);
  return { max, found };
}

/** The same list from so many addresses that none of them stands out. */
async function tryManyAddresses(attempt: Try, accounts: readonly string[], tally: Tally) {
  const addresses = Array.from({ length: MANY_ADDRESSES }, anAddress);
  const list = accounts.flatMap((username, group) =>
    Array.from({ length: RIGHT_EVERY }, (_, n): [Pair, Record<string, string>] => {
      // The right pairs are spread, so that each comes from another address.
      const isRight = n === (group * 37) % RIGHT_EVERY;
      const pair = isRight ? { username, password: PASSWORD } : unknown(group * RIGHT_EVERY + n);
      return [pair, from(addresses[(group * RIGHT_EVERY + n) % MANY_ADDRESSES] ?? '')];
    }),
  );
  // One address after the other would reach the limit of each; in turn none does.
  const { right, evaluated } = await stuff(attempt, list, tally);
  const found = right / accounts.length;
  tally.check(found < 0.2, () => `${found} of the right pairs were found from many addresses`);
  return { tried: list.length, evaluated, found };
}

/** Callers that pretend to be many: by a header, or by the addresses of one network. */
async function tryDisguises(attempt: Try, tally: Tally) {
  const count = OF_AN_ADDRESS + 30;
  const real = anAddress();
  const disguises: Record<string, (n: number) => string> = {
    'a header of its own': (n) => `198.51.100.${n % 250}, ${real}`,
    'a network of IPv6': (n) => `2001:db8:1:2::${n.toString(16)}`,
  };
  for (const [what, address] of Object.entries(disguises)) {
    const tries = Array.from({ length: count }, (_, n): [Pair, Record<string, string>] => [
      unknown(n),
      from(address(n)),
    ]);
    const { wrong } = await stuff(attempt, tries, tally);
    tally.check(wrong <= OF_AN_ADDRESS, () => `behind ${what} ${wrong} wrong pairs were evaluated`);
  }
}

/** One account, from one address and from many; its owner logs in with a known browser. */
async function tryAccount(attempt: Try, username: string, known: Record<string, string>, tally: Tally) {
  const wrong = { username, password: WRONG };
  const headers = from(anAddress());
  const near = await stuff(
    attempt,
    Array.from({ length: 40 }, () => [wrong, headers]),
    tally,
  );
  tally.check(near.evaluated <= OF_BOTH, () => `${near.evaluated} from one address on one account`);
  const many = await stuff(
    attempt,
    Array.from({ length: 120 }, () => [wrong, from(anAddress())]),
    tally,
  );
  const all = near.evaluated + many.evaluated;
  tally.check(all <= OF_AN_ACCOUNT, () => `${all} wrong passwords of one account were evaluated`);
  const right = { username, password: PASSWORD };
  const stranger = (await attempt(right, from(anAddress()))).status;
  const owner = (await attempt(right, { ...from(anAddress()), ...known })).status;
  tally.check(stranger === 429, () => `an account under attack rejects a stranger: ${stranger}`);
  tally.check(owner === 200, () => `the owner’s browser: ${owner}`);
  return { near: near.evaluated, all };
}

/** The cookie of a browser that has logged in before and wants to be remembered. */
async function knownBrowser(world: World, username: string): Promise<Record<string, string>> {
  const encrypted = await Promise.all([username, PASSWORD].map((value) => encryptCredential(world, value)));
  const authorization = `Basic ${Buffer.from(encrypted.join(':')).toString('base64')}`;
  const { headers } = await world.call(undefined, 'GET', '/api/auth/refreshToken?keep=true', {
    headers: { authorization },
  });
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** A fresh product; the stub beside it answers without limits. */
async function tryManyAtNew(environment: Environment, tallies: { tally: Tally; weak: Tally }) {
  const { db, url } = await environment.onPostgres();
  const world = await openWorld(db, url);
  const accounts: string[] = [];
  while (accounts.length < MANY_ACCOUNTS) accounts.push((await world.aPerson()).user.username);
  await tryManyAddresses(weakTry, accounts, tallies.weak);
  return tryManyAddresses(tryAt(world), accounts, tallies.tally);
}

/** Answers without limits. */
const weakTry: Try = async ({ password }) => ({ status: password === PASSWORD ? 200 : 401, headers: {} });

/** Without a trusted balancer, no header says where a call comes from. */
async function tryWithoutProxy({ onPostgres }: Environment, tally: Tally): Promise<number> {
  const { db, url } = await onPostgres({ TRUST_PROXY: '' });
  const attempt = tryAt(await openWorld(db, url));
  const tries = Array.from({ length: OF_AN_ADDRESS + 30 }, (_, n): [Pair, Record<string, string>] => [
    unknown(n),
    from(anAddress()),
  ]);
  const { wrong } = await stuff(attempt, tries, tally);
  tally.check(wrong <= OF_AN_ADDRESS, () => `a header from outside was trusted: ${wrong} evaluated`);
  return wrong;
}

export const attack: Attack = {
  id: 'B1',
  what: 'Lists of credentials, one in a hundred right, from some addresses, from two hundred, from disguised ones, and on one account',
  goal: '≤ 100 failures an hour evaluated from an address, 10 on an account from one, 50 in all; < 0.2 of the right pairs found; the owner’s browser can log in; headers from outside ignored',
  run: async (environment) => {
    const { db, url } = await environment.onPostgres();
    const world = await openWorld(db, url);
    const addresses = environment.extent.isFull ? 17 : 4;
    const accounts: string[] = [];
    while (accounts.length <= (addresses * PAIRS) / RIGHT_EVERY)
      accounts.push((await world.aPerson()).user.username);
    const [victim = '', ...others] = accounts;
    const tally = createTally();
    const attempt = tryAt(world);
    const known = await knownBrowser(world, victim);
    const { max, found } = await tryLists(attempt, others, addresses, tally);
    await tryDisguises(attempt, tally);
    const { near, all } = await tryAccount(attempt, victim, known, tally);
    const direct = await tryWithoutProxy(environment, tally);

    const weak = createTally();
    const many = await tryManyAtNew(environment, { tally, weak });
    await tryLists(weakTry, others, addresses, weak);
    await tryDisguises(weakTry, weak);
    await tryAccount(weakTry, victim, known, weak);
    return tally.outcome(
      {
        pairs: addresses * PAIRS,
        'evaluated of an address': max,
        'share of right pairs found': Number(found.toFixed(3)),
        'on an account from one address': near,
        'on it in all': all,
        'with forged headers': direct,
        [`pairs from ${MANY_ADDRESSES} addresses`]: many.tried,
        'evaluated of them': many.evaluated,
        'right ones found': Number(many.found.toFixed(3)),
      },
      weak.failures() >= 7,
    );
  },
};
