import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { anAddress, type Answer } from '../lib/http.ts';
import { encryptCredential } from '../lib/credentials.ts';
import { openWorld, type World } from '../lib/world.ts';

const COUNT = 200;
const GAP_MS = 2;
const NOISE = 0.05;
/** The machine has other work: a real difference is there each time. */
const ROUNDS = 3;

interface Who {
  username: string;
  phone: string;
}
/** Sends a request about an account, as a stranger. */
type Question = (who: Who) => Promise<Pick<Answer, 'status' | 'text' | 'milliseconds'>>;

function questionsAt(world: World): Record<string, Question> {
  const post =
    (path: string, body: (who: Who) => object): Question =>
    (who) =>
      world.call(undefined, 'POST', path, { body: body(who) });
  const code = { otp: '135790' };
  return {
    login: async ({ username }) => {
      const encrypted = [
        await encryptCredential(world, username),
        await encryptCredential(world, 'Wrong!2026x'),
      ];
      const authorization = `Basic ${Buffer.from(encrypted.join(':')).toString('base64')}`;
      return world.call(undefined, 'GET', '/api/auth/refreshToken', { headers: { authorization } });
    },
    'code for a username': post('/api/v1/users/certify', ({ phone }) => ({ kind: 'username', phone })),
    'code for a password': post('/api/v1/users/certify', (who) => ({ kind: 'password', ...who })),
    'code for joining': post('/api/v1/users/contact/phone/certify', ({ phone }) => ({
      type: 'phone',
      phone,
    })),
    'wrong code for a username': post('/api/v1/users/recovery', ({ phone }) => ({
      kind: 'username',
      phone,
      ...code,
    })),
    'wrong code for a password': post('/api/v1/users/recovery', (who) => ({
      kind: 'password',
      ...who,
      ...code,
    })),
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * How likely two samples differ as much by chance alone (Mann-Whitney, two-sided, by the normal
 * distribution).
 */
function likelihood(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ];
  const sorted = all.toSorted((a, b) => a.value - b.value);
  const rankSum = sorted.reduce((sum, { isOne }, index) => (isOne ? sum + index + 1 : sum), 0);
  const [n, m] = [one.length, other.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  // Abramowitz and Stegun 7.1.26.
  const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return series * Math.exp((-z * z) / 2);
}

/** The content of a response without the parts that differ each time. */
const plain = ({ status, text }: Pick<Answer, 'status' | 'text'>) =>
  `${status} ${text.replace(/"(requestId|expiredAt)":"[^"]*"/g, '"$1":""')}`;

interface Round {
  p: number;
  gap: number;
}

/** Known and unknown people in turn; contents are compared and times recorded. */
async function ask(question: Question, people: (n: number) => [Who, Who], tally: Tally): Promise<Round> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < COUNT; n++) {
    const pair = people(n);
    const said: string[] = [];
    // The order alternates as well.
    for (const place of n % 2 ? [0, 1] : [1, 0]) {
      const who = pair[place];
      if (!who) continue;
      const answer = await question(who);
      said.push(plain(answer));
      times[place]?.push(answer.milliseconds);
    }
    tally.check(said[0] === said[1], () => `answers differ: ${said.join(' | ').slice(0, 300)}`);
  }
  return { p: likelihood(...times), gap: Math.abs(median(times[0]) - median(times[1])) };
}

/** Repeats as long as the times differ; the best round counts. */
async function compareAnswers(
  question: Question,
  people: (n: number) => [Who, Who],
  tally: Tally,
): Promise<Round> {
  let best: Round = { p: 0, gap: Infinity };
  for (let round = 0; round < ROUNDS && (best.p <= NOISE || best.gap >= GAP_MS); round++) {
    const found = await ask(question, (n) => people(round * COUNT + n), tally);
    if (found.p > best.p) best = found;
  }
  tally.check(best.p > NOISE, () => `known and unknown differ in time, p ${best.p.toFixed(4)}`);
  tally.check(best.gap < GAP_MS, () => `known and unknown differ by ${best.gap.toFixed(2)} ms`);
  return best;
}

let phones = 0;
const aPhone = () => `0108${String((phones += 1)).padStart(7, '0')}`;

/** The weak stub takes longer for known people. */
const weakQuestion =
  (known: ReadonlySet<string>): Question =>
  async ({ username }) => ({
    status: 200,
    text: '{}',
    milliseconds: (known.has(username) ? 4 : 1) + Math.random(),
  });

export const attack: Attack = {
  id: 'B3',
  what: 'Logins, codes and recoveries of 200 known and 200 unknown people in turn',
  goal: 'the same content for both; times differ by chance alone (Mann-Whitney p > 0.05), medians by < 2 ms; names checked ≤ 60 a minute from an address',
  run: async ({ onPostgres }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const tally = createTally();
    const figures: Record<string, string> = {};
    const known: Who[] = [];
    for (const [what, question] of Object.entries(questionsAt(world))) {
      known.length = 0;
      while (known.length < COUNT * ROUNDS) {
        const { user } = await world.aPerson();
        known.push({ username: user.username, phone: user.phone ?? '' });
      }
      const people = (n: number): [Who, Who] => [
        known[n] ?? { username: '', phone: '' },
        {
          username: `a${String(n).padStart(6, '0')}${Date.now().toString(36)}`.slice(0, 15),
          phone: aPhone(),
        },
      ];
      const { p, gap } = await compareAnswers(question, people, tally);
      figures[what] = `p ${p.toFixed(2)}, ${gap.toFixed(2)} ms`;
    }
    const address = { 'x-forwarded-for': anAddress() };
    const names = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        world.call(undefined, 'POST', '/api/v1/users/check-username', {
          body: { username: `nobody${n}` },
          headers: address,
        }),
      ),
    );
    const reported = names.filter(({ status }) => status !== 429).length;
    tally.check(reported <= 60, () => `${reported} names revealed in a minute`);

    const weak = createTally();
    const someone = new Set(['known']);
    const two = (): [Who, Who] => [
      { username: 'known', phone: '' },
      { username: 'unknown', phone: '' },
    ];
    await compareAnswers(weakQuestion(someone), two, weak);
    return tally.outcome({ ...figures, 'names revealed in a minute': reported }, weak.failures() >= 2);
  },
};
