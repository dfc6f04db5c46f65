import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '@ieum/contract/common/text.ts';
import type { Endpoint, FileRule, Input, Path, Reply } from '@ieum/contract/common/endpoint.ts';
import type { Actor, Admitted, Caller, Context } from '../context.ts';
import { actorFor, admit, admitAccount } from './gate.ts';
import { parseInput, type RawParts } from './parse.ts';
import { perform, type HandlerDeps, type Handler } from './perform.ts';
import { admitPreview, callerIn, performIn, type Preview } from './preview.ts';
import type { RateLimit } from './rate-limit.ts';
import { receiveUpload, type Upload } from './upload.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError, tooMany } from '../errors.ts';
import { networkOf } from '#platform/limits/networks.ts';

/** The input of a run function: the parsed parts, and the file of a multipart call. */
export type Received<E extends Endpoint> = Input<E> &
  (E['file'] extends FileRule ? { file: Upload } : unknown);

type Answer<E extends Endpoint> = E['raw'] extends true ? FastifyReply : Reply<E>;
/**
 * Endpoints that stream or use cookies receive the request and reply themselves; others receive undefined.
 */
type RawHttpOf<E extends Endpoint> = E extends { raw: true } | { cookies: true }
  ? { reply: FastifyReply; request: FastifyRequest }
  : undefined;

interface PlainHandler<E extends Endpoint> {
  limit?: RateLimit;
  /** A stricter access word than the endpoint's, checked before anything of the call is read. */
  alsoNeeds?: (actor: Admitted<E['access']>) => Pick<Path, 'access' | 'right'>;
  subject?: undefined;
  run: (ctx: Context<E['access']>, input: Received<E>, http: RawHttpOf<E>) => Promise<Answer<E>>;
}

/** A call about one row. A handler with a subject must have a policy. */
interface SubjectHandler<E extends Endpoint, Subject> {
  limit?: RateLimit;
  /** undefined is answered with 404; a write loads the row FOR UPDATE. */
  subject: (ctx: Context<E['access']>, input: Received<E>) => Promise<Subject | undefined>;
  /**
   * false is answered with 404 like a missing row, or with 403 where the caller may read the row publicly
   * (`isVisible`).
   */
  policy: (actor: Admitted<E['access']>, subject: Subject) => boolean;
  isVisible?: (subject: Subject) => boolean;
  /**
   * The key by which calls run one after the other in this process, before anything is read: for calls that
   * would wait for each other in the database, each occupying a connection.
   */
  serializeBy?: (actor: Admitted<E['access']>, input: Received<E>) => string;
  run: (
    ctx: Context<E['access']>,
    input: Received<E>,
    subject: Subject,
    http: RawHttpOf<E>,
  ) => Promise<Answer<E>>;
}

/** Two signatures rather than a union, so that the subject's type reaches the policy and the run function. */
export interface Route {
  <E extends Endpoint, Subject>(endpoint: E, handler: SubjectHandler<E, Subject>): void;
  <E extends Endpoint>(endpoint: E, handler: PlainHandler<E>): void;
}

/**
 * Calls an endpoint inside the process as a visitor, or as in a preview, with the same gate, validation and
 * presenter.
 */
export type Invoke = (path: Path, call: RawParts, caller: Caller, preview?: Preview) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
    preview: Preview | undefined;
  }
}

/** The caller of a request as verbs see it. */
export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  session: headerOf(request, 'session')?.slice(0, 100),
  locale: localeOf(headerOf(request, 'accept-language')),
  userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, 300),
  requestId: request.id,
});

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/**
 * Binds contract endpoints to handlers: gate, limit, validate, transaction, subject, policy, run, present,
 * effects.
 */
export function createRoute(app: FastifyInstance, engine: HandlerDeps) {
  const handlers = new Map<string, { endpoint: Endpoint; handler: Handler }>();

  const route: Route = (endpoint: Endpoint, handler: object) => {
    // The types of the handler are erased only here: parseInput and admit() guarantee what its types promise.
    const erased = handler as Handler;
    handlers.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handler: erased });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: async (request) => {
        if (request.preview) admitPreview(endpoint, request.preview);
        else admitActor(endpoint, erased, request);
        assertReadable(endpoint, request.headers['content-type']);
        await takeLimit(engine, endpoint, erased.limit, request);
      },
      handler: (request, reply) => serve(engine, { endpoint, handler: erased }, request, reply),
    });
  };

  const invoke: Invoke = async (path, call, caller, preview) => {
    const bound = handlers.get(`${path.method} ${path.path}`);
    if (!bound) throw new Error(`${path.method} ${path.path} is not served`);
    if (preview) admitPreview(bound.endpoint, preview);
    admit(bound.endpoint, undefined);
    const input = parseInput(bound.endpoint, call);
    const invocation = { actor: preview?.actor, caller: callerIn(caller, preview), input, http: undefined };
    return performIn(preview, engine, bound, invocation);
  };

  return {
    route,
    invoke,
    endpoints: () => [...handlers.values()].map(({ endpoint, handler }) => ({ endpoint, handler })),
  };
}

function admitActor(endpoint: Endpoint, { alsoNeeds }: Handler, request: FastifyRequest): void {
  request.actor = actorFor(endpoint, request.actor);
  admit(endpoint, request.actor);
  admitAccount(endpoint, request.actor);
  if (alsoNeeds) admit(alsoNeeds(request.actor), request.actor);
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** 415 for a body of another kind than the endpoint reads; an endpoint without a body accepts any. */
function assertReadable({ body, file }: Endpoint, type: string | undefined): void {
  if (type === undefined || (!body && !file)) return;
  const isRead = file ? /^multipart\//i.test(type) : JSON_TYPE.test(type);
  if (!isRead) throw new AppError('unsupported_media', m.unsupportedBody);
}

async function takeLimit(
  engine: HandlerDeps,
  endpoint: Endpoint,
  limit: RateLimit | undefined,
  request: FastifyRequest,
) {
  const rule = limit ?? engine.defaultLimit;
  const who = rule.by === 'actor' && request.actor ? request.actor.userId : networkOf(request.ip);
  const name = limit ? `${endpoint.method} ${endpoint.path}` : 'any';
  const answer = await engine.limiter.take({
    key: `${name} ${who}`,
    max: rule.max,
    perSeconds: rule.perSeconds,
  });
  if (!answer.ok) throw tooMany(answer.retryAfterSeconds);
}

async function serve(
  engine: HandlerDeps,
  bound: { endpoint: Endpoint; handler: Handler },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { endpoint } = bound;
  const { preview } = request;
  const answer = preview?.answerTo(endpoint);
  if (answer !== undefined) return engine.present(endpoint.response, answer);
  const caller = callerIn(callerOf(request), preview);
  const actor = preview ? preview.actor : request.actor;
  const http = endpoint.raw || endpoint.cookies ? { reply, request } : undefined;
  const raw: RawParts = {
    params: request.params,
    query: request.query,
    headers: request.headers,
    body: request.body,
  };
  if (!endpoint.file) {
    const input = parseInput(endpoint, raw);
    return performIn(preview, engine, bound, { actor, caller, input, http });
  }
  const received = await receiveUpload(request, endpoint.file.maxBytes);
  try {
    const input = { ...parseInput(endpoint, { ...raw, form: received.fields }), file: received.file };
    return await perform(engine, bound, { actor, caller, input, http });
  } finally {
    await received.discard();
  }
}
