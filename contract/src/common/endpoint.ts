import type { z } from 'zod';
import type { Right } from './rights.ts';

/** The kinds of callers that an endpoint admits; finer rules are in the module's policy.ts. */
export type Access = 'anyone' | 'member' | 'person' | 'company' | 'approvedCompany' | 'console';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The part of an endpoint that the browser's client needs; it has no schema, so that pages do not load zod.
 */
export interface Path {
  method: Method;
  /** With `:name` parameters, for example `/api/v1/recruitments/:_recruitment`. */
  path: string;
  access: Access;
  /** The right that an administrator needs; without one an endpoint of the console is for owners. */
  right?: Right;
  /** Also answered while the caller still has to replace a temporary password. */
  servesTemporaryPassword?: true;
  /** Also answered while an administrator still has to set up the second factor that the installation requires. */
  servesMissingFactor?: true;
}

/** The file of a multipart call, which it may send beside its fields. */
export interface FileRule {
  maxBytes: number;
}

export interface Endpoint extends Path {
  /** Its name in the API's documents, `<module>.<key>`; given by `endpointsOf`. */
  operationId?: string;
  /** A summary for the API's documents: one English sentence without a full stop. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Multipart: the schema of the text fields; exactly one file is sent with them under the name `file`. */
  form?: z.ZodType;
  file?: FileRule;
  response: z.ZodType;
  /** The run function sends the response as a stream of bytes itself. */
  raw?: true;
  /** The run function reads or sets cookies. */
  cookies?: true;
  /**
   * Default: 'read' for GET, else 'write'. With 'manual' the run function opens transactions by
   * `ctx.transact`.
   */
  transaction?: 'read' | 'write' | 'manual';
}

type PartName = 'params' | 'query' | 'headers' | 'body' | 'form';
type Part<E extends Endpoint, K extends PartName> = E[K] extends z.ZodType ? { [P in K]: E[K] } : unknown;
type Parts<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'headers'> &
  Part<E, 'body'> &
  Part<E, 'form'>;

/** The input of the server's handler: parsed, with defaults applied. */
export type Input<E extends Endpoint> = {
  [K in keyof Parts<E>]: Parts<E>[K] extends z.ZodType ? z.output<Parts<E>[K]> : never;
};

/** The input of a caller, before parsing. A multipart call also names its file. */
export type Call<E extends Endpoint> = {
  [K in keyof Parts<E>]: Parts<E>[K] extends z.ZodType ? z.input<Parts<E>[K]> : never;
} & (E['file'] extends FileRule ? { file: Blob } : unknown);

export type Reply<E extends Endpoint> = z.output<E['response']>;

/** Declares one endpoint; the value is the single source for server, client, OpenAPI and tests. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

/** Names the endpoints of a module: `list` of `likes` becomes the operation `likes.list`. */
export function endpointsOf<T extends Record<string, Endpoint>>(module: string, endpoints: T): T {
  for (const [key, one] of Object.entries(endpoints)) one.operationId = `${module}.${key}`;
  return endpoints;
}

/** The part of an endpoint without zod. */
export const path = <const P extends Path>(spec: P): P => spec;

/** Fills the `:name` parameters of a path, for example `fillPath('/a/:_b', { _b: '1' })` gives `/a/1`. */
export const fillPath = (template: string, params: Record<string, unknown> = {}): string =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
