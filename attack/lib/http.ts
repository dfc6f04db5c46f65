import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** From the first byte sent to the last received. */
  milliseconds: number;
  /** The value in the JSON body under these names; undefined when there is none. */
  at: (...names: (string | number)[]) => unknown;
  /** The same where it is a string, else ''. */
  string: (...names: (string | number)[]) => string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request exactly as given: the path is not normalized, no header is added except the length. */
export function sendRaw(url: string, { method, path, headers = {}, body }: RawRequest): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path, headers: { ...length, ...headers } };
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const all = Buffer.concat(chunks);
        resolve(answerOf(response.statusCode ?? 0, response.headers, all, performance.now() - begun));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** A response made of its parts, also for stubs. */
export function answerOf(
  status: number,
  headers: IncomingHttpHeaders,
  body: Buffer,
  milliseconds = 0,
): Answer {
  const text = body.toString('utf8');
  const at = (...names: (string | number)[]) => find(parsed(text), names);
  const string = (...names: (string | number)[]) => {
    const found = at(...names);
    return typeof found === 'string' ? found : '';
  };
  return { status, headers, body, text, milliseconds, at, string };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const find = (value: unknown, names: readonly (string | number)[]): unknown =>
  names.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null
        ? (found as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );

/** Runs work over items with limited concurrency. */
export async function each<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

let made = 0;
/** An address that is used only once in this run, as a trusted proxy reports it. */
export function anAddress(): string {
  made += 1;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
}
