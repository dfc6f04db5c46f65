import type { Endpoint, Path } from '@ieum/contract/common/endpoint.ts';
import { previewLimitTexts as m } from '@ieum/contract/common/previews/limit-texts.ts';
import type { Actor, Caller, Db } from '../context.ts';
import { AppError } from '../errors.ts';
import { rolledBack } from '../transaction.ts';
import { perform, type BoundEndpoint, type HandlerDeps, type Invocation } from './perform.ts';

/** Answers public reads as of another moment and for the artificial member. */
export interface Preview {
  at: Date;
  /** undefined as a visitor. */
  actor: Actor | undefined;
  /** The answer to a call about the artificial member; undefined for calls that are not about it. */
  answerTo: (path: Pick<Path, 'method' | 'path'>) => unknown;
  /**
   * Changes rows for one call alone: what it writes is rolled back as soon as the call has read, so such a call
   * must read by its own `db` only. undefined for calls that show nothing of it.
   */
  preparationOf?: (path: Pick<Path, 'path'>) => Preparation | undefined;
}
type Preparation = (db: Db) => Promise<void>;

/** Rejects with 403 all that a preview may not call: every write, and what only members may read. */
export function admitPreview(endpoint: Endpoint, preview: Preview): void {
  if (preview.answerTo(endpoint) !== undefined) return;
  const { method, access, transaction = 'read', cookies } = endpoint;
  if (method !== 'GET') throw new AppError('forbidden', m.readsOnly);
  if (access !== 'anyone') throw new AppError('forbidden', m.isPublic);
  // Logging in and counting visits are GET calls that write.
  if (transaction !== 'read' || cookies) throw new AppError('forbidden', m.readsOnly);
}

/** Runs a call, in a preview as at its moment and with the rows that it prepares. */
export function performIn(
  preview: Preview | undefined,
  engine: HandlerDeps,
  bound: BoundEndpoint & { endpoint: Endpoint },
  invocation: Invocation,
): Promise<unknown> {
  if (!preview) return perform(engine, bound, invocation);
  const then = { ...engine, now: () => preview.at };
  const prepare = preview.preparationOf?.(bound.endpoint);
  // A stream is read after its call, when nothing prepared would be there any more.
  if (!prepare || bound.endpoint.raw) return perform(then, bound, invocation);
  return rolledBack(engine.db, async (db) => {
    await prepare(db);
    return perform({ ...then, db }, bound, invocation);
  });
}

/** The caller of a preview belongs to no visit, so nothing that it reads is counted. */
export const callerIn = (caller: Caller, preview: Preview | undefined): Caller =>
  preview ? { ...caller, session: undefined } : caller;
