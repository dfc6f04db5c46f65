import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { cpuOfTree } from './cpu.ts';

export interface Target {
  pid: number;
  url: string;
}
export interface RequestSpec {
  path: string;
  headers?: Record<string, string>;
}
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** One request over a keep-alive connection. */
export function ask({ url }: Pick<Target, 'url'>, { path, headers = {} }: RequestSpec): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${path}`, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

let made = 0;
/**
 * Every request comes from an address of its own, as behind a proxy, so that the limits count but do not
 * reject.
 */
const fromSomewhere = (spec: RequestSpec): RequestSpec => {
  made += 1;
  const address = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
  return { ...spec, headers: { 'x-forwarded-for': address, ...spec.headers } };
};

async function fire(
  target: Target,
  requests: readonly RequestSpec[],
  count: number,
  atOnce: number,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const spec = requests[next % requests.length];
      next += 1;
      if (!spec) throw new Error('no requests');
      const { status } = await ask(target, fromSomewhere(spec));
      if (status !== 200) throw new Error(`${spec.path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Milliseconds of processor time that a request costs the target's process tree. */
export async function cpuPerRequest(
  target: Target,
  requests: readonly RequestSpec[],
  count = 1500,
): Promise<number> {
  const before = cpuOfTree(target.pid);
  await fire(target, requests, count, 8);
  return (cpuOfTree(target.pid) - before) / count;
}

export async function requestsPerSecond(
  target: Target,
  requests: readonly RequestSpec[],
  count = 4000,
): Promise<number> {
  const begun = performance.now();
  await fire(target, requests, count, 16);
  return (count * 1000) / (performance.now() - begun);
}

export const warmUp = (target: Target, requests: readonly RequestSpec[]) => fire(target, requests, 600, 8);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

export interface Ratio {
  ours: number;
  theirs: number;
  ratio: number;
}

/**
 * Measures two targets alternately, A B A B …, so that a drifting machine drifts for both; returns medians.
 */
export async function compare(
  measure: (target: Target) => Promise<number>,
  ours: Target,
  theirs: Target,
  rounds = 5,
): Promise<Ratio> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await measure(ours), await measure(theirs)]);
  return {
    ours: median(pairs.map(([a]) => a)),
    theirs: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  };
}
