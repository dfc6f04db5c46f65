import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import {
  fillPath,
  type Call,
  type Endpoint,
  type FileRule,
  type Reply,
} from '@ieum/contract/common/endpoint.ts';
import { multipart } from './multipart.ts';

/** The one file of a multipart call. */
export interface TestFile {
  content: Buffer;
  name?: string;
}

/** The required parts of a call; a part whose fields are all optional is optional. */
type CallInput<C> = { [K in keyof C as MayBeEmpty<C[K]> extends true ? never : K]: C[K] } & {
  [K in keyof C as MayBeEmpty<C[K]> extends true ? K : never]?: C[K];
};
type MayBeEmpty<T> = object extends T ? true : [T] extends [Record<string, never>] ? true : false;
/** The optional parts of any call: headers, and the network address that it comes from. */
interface Carried {
  headers?: Record<string, string>;
  address?: string;
}
type Sent<E extends Endpoint> = CallInput<Omit<Call<E>, 'file'>> &
  (E['file'] extends FileRule ? { file: TestFile } : unknown) &
  Carried;
/** The body of an endpoint as a call sends it. */
export type BodyOf<E extends Endpoint & { body: z.ZodType }> = z.input<E['body']>;
/** The query of an endpoint as a call sends it. */
export type QueryOf<E extends Endpoint & { query: z.ZodType }> = z.input<E['query']>;
type Arguments<G> = object extends G ? [input?: G] : [input: G];

/** The endpoints of a module as functions; those that stream bytes are called by `world.answers`. */
export type Client<Endpoints> = {
  readonly [
    K in keyof Endpoints as Endpoints[K] extends { raw: true } ? never : K
  ]: Endpoints[K] extends Endpoint
    ? (...input: Arguments<Sent<Endpoints[K]>>) => Promise<Reply<Endpoints[K]>>
    : never;
};

/** An answer with its status and headers. */
export interface Answer<R> extends Omit<LightMyRequestResponse, 'json'> {
  /** The body of a success; throws the rejection of any other answer. */
  json: () => R;
  /** Why the call was rejected; throws where it succeeded. */
  error: () => Rejection;
}

/** The endpoints of a module as functions that return the whole answer, also where it is no success. */
export type Answers<Endpoints> = {
  readonly [K in keyof Endpoints]: Endpoints[K] extends Endpoint
    ? (...input: Arguments<Sent<Endpoints[K]>>) => Promise<Answer<Reply<Endpoints[K]>>>
    : never;
};

/** An answer that is no success: `await expect(api.remove(…)).rejects.toMatchObject({ statusCode: 409 })`. */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** The row as it is by now, where the call started from an earlier version. */
  readonly current: Record<string, unknown>;
  constructor({ statusCode, body }: Pick<LightMyRequestResponse, 'statusCode' | 'body'>) {
    const { code = '', message = body, fields = {}, current = {} } = JSON.parse(body || '{}');
    super(message);
    [this.statusCode, this.code, this.fields, this.current] = [statusCode, code, fields, current];
  }
}

/** An input that the contract does not admit, sent on purpose: `list({ query: invalid({ limit: -1 }) })`. */
export const invalid = (input: unknown) => input as never;

/** A query as an address has it, for tests that are named after it: `list({ query: queryFrom('years=3-7') })`. */
export const queryFrom = (text: string) => Object.fromEntries(new URLSearchParams(text)) as never;

type SendCall = (
  method: Endpoint['method'],
  url: string,
  options: { body?: unknown } & Carried,
) => Promise<LightMyRequestResponse>;

interface Parts extends Carried {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  file?: TestFile;
}

/** The endpoints of a module as functions that call by `call` and reject where the answer is no success. */
export function clientOf<E extends Record<string, Endpoint>>(call: SendCall, endpoints: E): Client<E> {
  return mapEndpoints(endpoints, (endpoint) => async (parts?: Parts) => {
    const response = await send(call, endpoint, parts);
    if (response.statusCode >= 300) throw new Rejection(response);
    return response.json();
  });
}

/** The endpoints of a module as functions that call by `call` and return the whole answer. */
export function answersOf<E extends Record<string, Endpoint>>(call: SendCall, endpoints: E): Answers<E> {
  return mapEndpoints(endpoints, (endpoint) => async (parts?: Parts) => {
    const response = await send(call, endpoint, parts);
    const isSuccess = response.statusCode < 300;
    return {
      ...response,
      json: () => {
        if (!isSuccess) throw new Rejection(response);
        return response.json();
      },
      error: () => {
        if (isSuccess) throw new Error(`no rejection: ${response.statusCode} ${response.body}`);
        return new Rejection(response);
      },
    };
  });
}

/** The types promise what the contract says of each endpoint; the presenter has cut the answer to it. */
const mapEndpoints = <Mapped>(
  endpoints: Record<string, Endpoint>,
  functionOf: (endpoint: Endpoint) => (parts?: Parts) => Promise<unknown>,
) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, functionOf(endpoint)]),
  ) as Mapped;

const send = (call: SendCall, { method, path }: Endpoint, parts: Parts = {}) => {
  const { params, query, form, file, ...rest } = parts;
  return call(method, fillPath(path, params) + searchOf(query), file ? withFile(rest, file, form) : rest);
};

function withFile({ headers, address }: Carried, file: TestFile, form: Parts['form'] = {}) {
  const fields = Object.fromEntries(definedIn(form));
  const sent = multipart({ file: file.content, fields, ...(file.name && { name: file.name }) });
  return { ...(address && { address }), body: sent.body, headers: { ...headers, ...sent.headers } };
}

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams(definedIn(query)).toString();
  return search && `?${search}`;
}

const definedIn = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)] as [string, string]);
