import { Agent, request } from 'node:http';
import type { Running } from '../../scripts/lib/product.ts';
import { median } from '../lib/load.ts';
import { atMost, milliseconds, times, whole, type Figure } from '../lib/table.ts';
import type { Bookings, Proposed } from '../seeds/bookings.ts';

const SHARE = 0.99;

interface Booked {
  status: number;
  milliseconds: number;
}

/** Picks a time as one person, over a connection that is open already where there is one. */
function pick(
  agent: Agent,
  { url }: Running,
  input: { token: string; meetingId: string; date: Date; address: string },
): Promise<Booked> {
  const body = JSON.stringify({ date: input.date.toISOString() });
  const headers = {
    authorization: `Bearer ${input.token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': input.address,
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const path = `${url}/api/v1/person/meetings/${input.meetingId}/schedule`;
    const outgoing = request(path, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - begun }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Everybody picks at the same moment, each their own time or all the same one. */
async function pickAll(product: Running, tokens: readonly string[], { meetingId, dates }: Proposed) {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length });
  const booked = await Promise.all(
    tokens.map((token, n) => {
      const date = dates[n % dates.length] ?? new Date(0);
      return pick(agent, product, { token, meetingId, date, address: `10.8.${n >> 8}.${n & 255}` });
    }),
  );
  agent.destroy();
  const sorted = booked.map((one) => one.milliseconds).toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * SHARE) - 1] ?? Number.NaN;
  const countOf = (status: number) => booked.filter((one) => one.status === status).length;
  const odd = booked.map(({ status }) => status).filter((status) => status !== 200 && status !== 409);
  return { p99, booked: countOf(200), rejected: countOf(409), odd };
}

/**
 * Many people at once on one time, against as many at once who each pick a time of their own: what the contention
 * itself costs.
 */
export async function measureBookings(product: Running, { tokens, rounds }: Bookings): Promise<Figure[]> {
  const people = whole(tokens.length);
  const ratios: number[] = [];
  const [contended, uncontended]: [number[], number[]] = [[], []];
  let doubled = 0;
  const odd: number[] = [];
  for (const [round, { single, many }] of rounds.entries()) {
    const free = await pickAll(product, tokens, many);
    const one = await pickAll(product, tokens, single);
    doubled += Math.abs(one.booked - 1);
    odd.push(...one.odd, ...free.odd);
    if (free.rejected > 0) throw new Error(`${free.rejected} times of their own were taken`);
    // The first round warms both up.
    if (round === 0) continue;
    ratios.push(one.p99 / free.p99);
    contended.push(one.p99);
    uncontended.push(free.p99);
  }
  const shown = `${milliseconds(median(contended))} / ${milliseconds(median(uncontended))}`;
  return [
    atMost(
      `${people} people on one time, p99, against times of their own (${shown})`,
      median(ratios),
      5,
      times,
    ),
    atMost('rounds in which not exactly one got it', doubled, 0, whole),
    atMost(`answered neither 200 nor 409 (${[...new Set(odd)].join(', ') || 'none'})`, odd.length, 0, whole),
  ];
}
