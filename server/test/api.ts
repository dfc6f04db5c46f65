import {
  fillPath,
  type Call,
  type Endpoint,
  type FileRule,
  type Reply,
} from '@ieum/contract/common/endpoint.ts';

/** What a call must carry; a part whose fields may all be left out may be left out itself. */
type CallInput<C> = { [K in keyof C as object extends C[K] ? never : K]: C[K] } & {
  [K in keyof C as object extends C[K] ? K : never]?: C[K];
};
type Arguments<G> = object extends G ? [input?: G] : [input: G];

/** The endpoints of a module as functions; those that stream bytes or take a file are called by `world.call`. */
export type Client<Endpoints> = {
  readonly [
    K in keyof Endpoints as Endpoints[K] extends { raw: true } | { file: FileRule } ? never : K
  ]: Endpoints[K] extends Endpoint
    ? (...input: Arguments<CallInput<Call<Endpoints[K]>>>) => Promise<Reply<Endpoints[K]>>
    : never;
};

interface Answer {
  statusCode: number;
  body: string;
  json: () => unknown;
}

/** An answer that is no success: `await expect(api.remove(…)).rejects.toMatchObject({ statusCode: 409 })`. */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  constructor({ statusCode, body }: Pick<Answer, 'statusCode' | 'body'>) {
    const { code = '', message = body, fields = {} } = JSON.parse(body || '{}');
    super(message);
    [this.statusCode, this.code, this.fields] = [statusCode, code, fields];
  }
}

type SendCall = (
  method: Endpoint['method'],
  url: string,
  options: { body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>;

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The endpoints of a module as functions that call by `call`. */
export function clientOf<E extends Record<string, Endpoint>>(call: SendCall, endpoints: E): Client<E> {
  const functions = Object.entries(endpoints).map(([name, { method, path }]) => {
    const send = async ({ params, query, ...options }: Parts = {}) => {
      const response = await call(method, fillPath(path, params) + searchOf(query), options);
      if (response.statusCode >= 300) throw new Rejection(response);
      return response.json();
    };
    return [name, send] as const;
  });
  // The types promise what the contract says of each endpoint; the presenter has cut the answer to it.
  return Object.fromEntries(functions) as unknown as Client<E>;
}

function searchOf(query: Record<string, unknown> = {}): string {
  const input = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(input.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}
