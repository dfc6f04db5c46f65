import type { z } from 'zod';

/** Who may call an endpoint at all; finer rules live in the module's policy.ts. */
export type Access = 'anyone' | 'member' | 'person' | 'company' | 'approvedCompany' | 'console';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The part of an endpoint the browser's client needs; it carries no schema, so no zod reaches a page through it. */
export interface Path {
  method: Method;
  /** With `:name` parameters, for example `/api/v1/recruitments/:_recruitment`. */
  path: string;
  access: Access;
  /** Answered also while the caller still has to replace a temporary password. */
  servesTemporaryPassword?: true;
}

/** What one multipart call may carry beside its fields. */
export interface FileRule {
  maxBytes: number;
}

export interface Endpoint extends Path {
  /** Its name in the API's documents, `<module>.<key>`; given by `endpointsOf`. */
  operationId?: string;
  /** What it does, in one English sentence without a full stop, for the API's documents. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Multipart: the text fields' schema; exactly one file comes with them under the name `file`. */
  form?: z.ZodType;
  file?: FileRule;
  response: z.ZodType;
  /** The answer is a stream of bytes that the run function sends by itself. */
  raw?: true;
  /** The run function reads or sets cookies. */
  cookies?: true;
  /** Default: 'read' for GET, else 'write'. 'manual' opens its own by `ctx.transact`. */
  transaction?: 'read' | 'write' | 'manual';
}

type PartName = 'params' | 'query' | 'headers' | 'body' | 'form';
type Part<E extends Endpoint, K extends PartName> = E[K] extends z.ZodType ? { [P in K]: E[K] } : unknown;
type Parts<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'headers'> &
  Part<E, 'body'> &
  Part<E, 'form'>;

/** What the server's handler receives: parsed, with defaults applied. */
export type Input<E extends Endpoint> = {
  [K in keyof Parts<E>]: Parts<E>[K] extends z.ZodType ? z.output<Parts<E>[K]> : never;
};

/** What a caller sends: before parsing. A multipart call also names its file. */
export type Call<E extends Endpoint> = {
  [K in keyof Parts<E>]: Parts<E>[K] extends z.ZodType ? z.input<Parts<E>[K]> : never;
} & (E['file'] extends FileRule ? { file: Blob } : unknown);

export type Reply<E extends Endpoint> = z.output<E['response']>;

/** Names one endpoint of the wire; the value is the single source for server, client, OpenAPI and tests. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

/** Names the endpoints of a module: `list` of `likes` becomes the operation `likes.list`. */
export function endpointsOf<T extends Record<string, Endpoint>>(module: string, endpoints: T): T {
  for (const [key, one] of Object.entries(endpoints)) one.operationId = `${module}.${key}`;
  return endpoints;
}

/** The zod-free half of an endpoint. */
export const path = <const P extends Path>(spec: P): P => spec;

/** Fills the `:name` parameters of a path, for example `fillPath('/a/:_b', { _b: '1' })` gives `/a/1`. */
export const fillPath = (template: string, params: Record<string, unknown> = {}): string =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
