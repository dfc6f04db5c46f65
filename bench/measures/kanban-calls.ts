import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import type { Running } from '../../scripts/lib/product.ts';
import { cpuOfTree } from '../lib/cpu.ts';
import { median } from '../lib/load.ts';
import { atMost, kilobytes, times, whole, type Figure } from '../lib/table.ts';
import { tokenOf } from '../lib/token.ts';

const AT_ONCE = 200;
const ROUNDS = 5;
const CALLS = 300;

interface Called {
  status: number;
  body: string;
  /** As sent. */
  bytes: number;
}
type Call = (method: string, path: string, body?: object) => Promise<Called>;
interface Card {
  _id: string;
  stage: string;
}
interface Board {
  kanban: Record<string, { count: number; applications: Card[]; next: string | null }>;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let made = 0;

/** Calls of the company, each from an address of its own, so that the limits count but do not reject. */
const callerOf =
  ({ url }: Running, token: string): Call =>
  (method, path, body) =>
    new Promise((resolve, reject) => {
      made += 1;
      const headers = {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'br',
        'x-forwarded-for': `10.8.${(made >> 8) & 255}.${made & 255}`,
        ...(body && { 'content-type': 'application/json' }),
      };
      const outgoing = request(`${url}${path}`, { agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const sent = Buffer.concat(chunks);
          const isPacked = response.headers['content-encoding'] === 'br';
          const body = String(isPacked ? brotliDecompressSync(sent) : sent);
          resolve({ status: response.statusCode ?? 0, body, bytes: sent.byteLength });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body && JSON.stringify(body));
    });

async function assertDone(called: Promise<Called>): Promise<Called> {
  const answer = await called;
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.body.slice(0, 200)}`);
  return answer;
}

interface List {
  applications: Card[];
  next: string | null;
}

/** The first cards of a stage, up to a number. */
async function listCards(call: Call, base: string, stage: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  let after = '';
  while (ids.length < count) {
    const { body } = await assertDone(call('GET', `${base}/applications?stage=${stage}&limit=100${after}`));
    const { applications, next } = JSON.parse(body) as List;
    ids.push(...applications.map(({ _id }) => _id));
    if (next === null) break;
    after = `&after=${encodeURIComponent(next)}`;
  }
  return ids.slice(0, count);
}

interface Cost {
  cpu: number;
  time: number;
}

/** Processor time and elapsed time per call, over many calls made one after the other. */
async function costOf(product: Running, calls: readonly (() => Promise<Called>)[]): Promise<Cost> {
  const before = cpuOfTree(product.pid);
  const taken: number[] = [];
  for (const call of calls) {
    const begun = performance.now();
    await assertDone(call());
    taken.push(performance.now() - begun);
  }
  return { cpu: (cpuOfTree(product.pid) - before) / calls.length, time: median(taken) };
}

/** Delays the jobs after a move (notifying its applicant) meanwhile, so that the move alone is measured. */
async function whileJobsWait<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('lock table pgboss.job_common in share row exclusive mode');
  try {
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Waits until the jobs of the emitted events are done. */
async function untilQuiet(pool: pg.Pool): Promise<void> {
  const waiting = `select (select count(*) from outbox where drained_at is null)
    + (select count(*) from pgboss.job_common where name = 'tell-progress' and state < 'completed') as count`;
  for (;;) {
    const { rows } = await pool.query<{ count: string }>(waiting);
    if (Number(rows[0]?.count) === 0) return;
    await wait(50);
  }
}

/** The cost of moving a card compared with reading a recruitment, measured in turn. */
async function measureMove({ product, call, base, pool }: Asking): Promise<Figure[]> {
  const cards = await listCards(call, base, 'IS_APPLIED', CALLS);
  const detail = cards.map(() => () => call('GET', `/api/v1/${base.split('/').slice(4).join('/')}`));
  const move = (stage: string) =>
    cards.map((id) => () => call('PUT', `${base}/applications/${id}/stage`, { stage, _after: null }));
  await costOf(product, detail);
  const rounds: { alone: Cost; detail: Cost; all: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuOfTree(product.pid);
    const stage = round % 2 ? 'IS_APPLIED' : 'ON_PENDING';
    const alone = await whileJobsWait(pool, () => costOf(product, move(stage)));
    await untilQuiet(pool);
    const all = (cpuOfTree(product.pid) - before) / cards.length;
    rounds.push({ alone, all, detail: await costOf(product, detail) });
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  const show = (value: number) => value.toFixed(2);
  const times3 = (value: number) => `${times(value)} a recruitment's detail`;
  const cpu = `${show(of(({ alone }) => alone.cpu))} / ${show(of((round) => round.detail.cpu))} ms`;
  const following = `with notifying the applicant ${show(of(({ all }) => all))} ms`;
  const time = `${show(of(({ alone }) => alone.time))} / ${show(of((round) => round.detail.time))} ms`;
  return [
    atMost(
      `a move on the board, CPU (${cpu}; ${following}; time ${time})`,
      of(({ alone, detail }) => alone.cpu / detail.cpu),
      3,
      times3,
    ),
  ];
}

/** Two hundred cards moved concurrently: each is answered, and each is there afterwards. */
async function measureTogether({ call, base }: Asking): Promise<Figure[]> {
  const cards = await listCards(call, base, 'IS_APPLIED', AT_ONCE);
  const readBoard = async () => JSON.parse((await assertDone(call('GET', `${base}/kanban`))).body) as Board;
  const before = await readBoard();
  const begun = performance.now();
  const answers = await Promise.all(
    cards.map((id) =>
      call('PUT', `${base}/applications/${id}/stage`, { stage: 'ON_MEETING', index: 0, from: 'IS_APPLIED' }),
    ),
  );
  const taken = performance.now() - begun;
  const rejected = answers.filter(({ status }) => status !== 200);
  const after = await readBoard();
  const arrived = (after.kanban['meeting']?.count ?? 0) - (before.kanban['meeting']?.count ?? 0);
  const there = new Set(await listCards(call, base, 'ON_MEETING', 5000));
  const lost = cards.filter((id, n) => answers[n]?.status === 200 && !there.has(id)).length;
  const reported = [...new Set(rejected.map(({ status }) => status))].join(', ');
  return [
    atMost(
      `${cards.length} moves at once (${(taken / 1000).toFixed(1)} s): rejected${reported && ` (${reported})`}`,
      rejected.length,
      0,
      whole,
    ),
    atMost(
      `${cards.length} moves at once: lost`,
      Math.max(lost, cards.length - rejected.length - arrived),
      0,
      whole,
    ),
  ];
}

interface Asking {
  product: Running;
  pool: pg.Pool;
  call: Call;
  /** The address of the recruitment's board. */
  base: string;
}

/** Measures the cost of the board of a very popular recruitment. */
export async function measureKanbanCalls(
  product: Running,
  databaseUrl: string,
  recruitmentId: string,
): Promise<Figure[]> {
  const call = callerOf(product, await tokenOf(product, 'company', 'Company!2026'));
  const base = `/api/v1/company/recruitments/${recruitmentId}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const asking = { product, pool, call, base };
  const { bytes } = await assertDone(call('GET', `${base}/kanban`));
  const figures = [
    atMost('kanban of 5,000 applicants: first answer, brotli', bytes / 1024, 60, kilobytes),
    ...(await measureTogether(asking)),
    ...(await measureMove(asking)),
  ];
  await pool.end();
  return figures;
}
