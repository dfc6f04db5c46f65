import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { LINK_TRIES_A_MINUTE } from '../../contract/src/live/codes/code.ts';
import type { Ack } from '../../contract/src/common/channel.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { anAddress } from '../lib/http.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { openSocket } from '../lib/sockets.ts';
import { openWorld, type World } from '../lib/world.ts';

const GUESSES = 64;
const ROUNDS = 6;
const SOCKETS = 8;
/** As long as a code of 128 bits is. */
const wrongCodes = Array.from({ length: GUESSES }, (_, n) => `wrong${String(n).padStart(17, '0')}`);

type Verdict = 'found' | 'wrong' | 'limited' | 'failed';

/** Where the code of an interview is guessed: how one is sent, and the right one. */
interface Gate {
  what: string;
  guess: (code: string, n: number) => Promise<{ verdict: Verdict; said: string }>;
  right: string;
  close: () => void;
}

const verdicts: Record<string, Verdict> = { '200': 'found', '404': 'wrong', '429': 'limited' };

async function aCode(world: World): Promise<string> {
  const body = { title: '코드 면접', entrance: { type: 'ONE_WITH_URL' } };
  const made = await world.call(await world.aCompany(), 'POST', '/api/v1/company/interviews', { body });
  return assertSuccess(made, 'an interview').string('interview', 'code');
}

/** By calls, of one visitor. */
function byCalls(world: World, right: string): Gate {
  const headers = { 'x-forwarded-for': anAddress() };
  const guess = async (code: string) => {
    const { status, text } = await world.call(undefined, 'GET', `/api/v1/interview/${code}`, { headers });
    const said = text.replace(/"requestId":"[^"]*"/, '');
    return { verdict: verdicts[String(status)] ?? 'failed', said };
  };
  return { what: 'calls', guess, right, close: () => undefined };
}

function verdictOf(ack: Ack): Verdict {
  if (ack.ok) return 'found';
  if (ack.code === 'not_found') return 'wrong';
  return ack.code === 'too_many' ? 'limited' : 'failed';
}

/** By asking to enter over several sockets of one network. */
async function bySockets(url: string, right: string): Promise<Gate> {
  const headers = { 'x-forwarded-for': anAddress() };
  const sockets: Socket[] = [];
  for (let n = 0; n < SOCKETS; n += 1)
    sockets.push(await openSocket(url, { namespace: '/interview', headers }));
  const guess = async (code: string, n: number) => {
    const ack = (await sockets[n % SOCKETS]?.emitWithAck('seek', { code, name: '손님' })) as Ack;
    return { verdict: verdictOf(ack), said: ack.ok ? '' : ack.message };
  };
  return { what: 'sockets', guess, right, close: () => sockets.forEach((socket) => socket.close()) };
}

/** All guesses at once: few are evaluated, all of those say the same, and the right one comes too late. */
async function burst({ what, guess, right }: Gate, tally: Tally): Promise<number> {
  const answers = await Promise.all(wrongCodes.map(guess));
  const odd = answers.filter(({ verdict }) => verdict === 'found' || verdict === 'failed').length;
  const evaluated = answers.filter(({ verdict }) => verdict === 'wrong');
  const said = new Set(evaluated.map((answer) => answer.said));
  tally.check(odd === 0, () => `${what}: ${odd} wrong guesses are found or fail`);
  tally.check(
    evaluated.length > 0 && evaluated.length <= LINK_TRIES_A_MINUTE,
    () => `${what}: ${evaluated.length} guesses evaluated of ${GUESSES} at once`,
  );
  tally.check(said.size <= 1, () => `${what}: answers differ: ${[...said].slice(0, 3).join(' | ')}`);
  const late = await guess(right, 0);
  tally.check(late.verdict === 'limited', () => `${what}: the right code after too many: ${late.verdict}`);
  return evaluated.length;
}

/** Visitors of another network are not affected. */
async function goOn(world: World, right: string, tally: Tally): Promise<void> {
  const { status } = await world.call(undefined, 'GET', `/api/v1/interview/${right}`);
  tally.check(status === 200, () => `a visitor from elsewhere: ${status}`);
}

/** The weak stub reads the count, waits, writes it, and says how much of a code is right. */
function weakGate(): Gate {
  let attempts = 0;
  const guess = async (code: string) => {
    const seen = attempts;
    await wait(1);
    attempts = seen + 1;
    if (seen >= LINK_TRIES_A_MINUTE) return { verdict: 'limited' as const, said: '' };
    if (code === 'right') return { verdict: 'found' as const, said: '' };
    return { verdict: 'wrong' as const, said: `near ${code.slice(-1)}` };
  };
  return { what: 'the stub', guess, right: 'right', close: () => undefined };
}

export const attack: Attack = {
  id: 'B6',
  what: 'The codes of interviews guessed 64 at once, by calls and by asking to enter over eight sockets',
  goal: `≤ ${LINK_TRIES_A_MINUTE} guesses evaluated, all answered alike; the right code afterwards not accepted from there, from elsewhere it is`,
  run: async ({ onPostgres }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const tally = createTally();
    let max = 0;
    for (let n = 0; n < ROUNDS; n += 1) {
      const right = await aCode(world);
      for (const gate of [byCalls(world, right), await bySockets(url, right)]) {
        max = Math.max(max, await burst(gate, tally));
        gate.close();
      }
      await goOn(world, right, tally);
    }
    const weak = createTally();
    await burst(weakGate(), weak);
    return tally.outcome({ rounds: ROUNDS, 'most evaluated': max }, weak.failures() >= 2);
  },
};
