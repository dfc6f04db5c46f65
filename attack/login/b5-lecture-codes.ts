import { setTimeout as wait } from 'node:timers/promises';
import { CODE_TRIES_A_MINUTE } from '../../contract/src/live/codes/code.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { openWorld, type Actor, type World } from '../lib/world.ts';

const GUESSES = 64;
const CODE = 'AB2CD3';
const ROUNDS = 6;
const wrongCodes = Array.from({ length: GUESSES }, (_, n) => `WR${String(n + 1000)}`);
const LECTURES = '/api/v1/company/lectures';

/** Where codes are guessed: how one is sent, and the right one. */
interface Gate {
  what: string;
  guess: (code: string) => Promise<{ status: number; said: string }>;
  right: string;
}

/** The content of an answer, without the id of its call. */
const saidIn = (text: string): string => text.replace(/"requestId":"[^"]*"/, '');

const guessAt =
  (world: World, actor: Actor, path: string): Gate['guess'] =>
  async (code) => {
    const { status, text } = await world.call(actor, 'POST', path, { body: { code } });
    return { status, said: saidIn(text) };
  };

async function aLecture(world: World, company: Actor, input: object): Promise<string> {
  const body = { subject: '코드 강의', ...input };
  return assertSuccess(await world.call(company, 'POST', LECTURES, { body }), 'a lecture').string(
    'lecture',
    '_id',
  );
}

/** The code of a lecture, and the attendance code that is shown during it, each guessed by somebody else. */
async function gatesOf(world: World): Promise<Gate[]> {
  const company = await world.aCompany();
  const closed = await aLecture(world, company, { code: { isOn: true, text: CODE } });
  const live = await aLecture(world, company, { isStream: true });
  const shown = assertSuccess(
    await world.call(company, 'POST', `/api/v1/lectures/${live}/attendance-codes`, { body: {} }),
    'an attendance code',
  );
  const { codes } = JSON.parse(shown.text) as { codes: { code: string }[] };
  const [one, other] = [await world.aPerson(), await world.aPerson()];
  return [
    {
      what: 'the code of a lecture',
      guess: guessAt(world, one, `/api/v1/lectures/${closed}/access`),
      right: CODE,
    },
    {
      what: 'an attendance code',
      guess: guessAt(world, other, `/api/v1/lectures/${live}/attendance-entries`),
      right: codes[0]?.code ?? '',
    },
  ];
}

/** All guesses at once: few are evaluated, all of those say the same, and the right one comes too late. */
async function burst({ what, guess, right }: Gate, tally: Tally): Promise<number> {
  const answers = await Promise.all(wrongCodes.map(guess));
  const letIn = answers.filter(({ status }) => status === 200 || status >= 500).length;
  const evaluated = answers.filter(({ status }) => status === 400);
  const said = new Set(evaluated.map((answer) => answer.said));
  tally.check(letIn === 0, () => `${what}: ${letIn} wrong guesses answered 200 or 500`);
  tally.check(
    evaluated.length <= CODE_TRIES_A_MINUTE,
    () => `${what}: ${evaluated.length} guesses evaluated of ${GUESSES} at once`,
  );
  tally.check(said.size <= 1, () => `${what}: answers differ: ${[...said].slice(0, 3).join(' | ')}`);
  const late = await guess(right);
  tally.check(late.status === 429, () => `${what}: the right code after too many guesses: ${late.status}`);
  return evaluated.length;
}

/** The weak stub reads the count, waits, writes it, and says how much of a code is right. */
function weakGate(): Gate {
  let attempts = 0;
  const guess = async (code: string) => {
    const seen = attempts;
    await wait(1);
    attempts = seen + 1;
    if (seen >= CODE_TRIES_A_MINUTE) return { status: 429, said: '' };
    return code === CODE ? { status: 200, said: '' } : { status: 400, said: `near ${code.slice(-1)}` };
  };
  return { what: 'the stub', guess, right: CODE };
}

export const attack: Attack = {
  id: 'B5',
  what: 'The codes of lectures and their attendance codes guessed 64 at once',
  goal: `≤ ${CODE_TRIES_A_MINUTE} guesses evaluated, all answered alike; the right code afterwards not accepted`,
  run: async ({ onPostgres }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const tally = createTally();
    let max = 0;
    for (let n = 0; n < ROUNDS; n++)
      for (const gate of await gatesOf(world)) max = Math.max(max, await burst(gate, tally));
    const weak = createTally();
    await burst(weakGate(), weak);
    return tally.outcome({ rounds: ROUNDS, 'most evaluated': max }, weak.failures() >= 2);
  },
};
