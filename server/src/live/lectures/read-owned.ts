import type { OwnLecture } from '@ieum/contract/live/lectures/schemas.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { filesOf } from './files.ts';
import { findLecture } from './queries.ts';
import { presentOwned } from './wire.ts';

/** A lecture as those who change it see it. */
export async function readOwned(
  ctx: Pick<Context, 'db' | 'now'>,
  store: FileStore,
  id: string,
): Promise<{ lecture: OwnLecture }> {
  const found = await findLecture(ctx.db, id);
  if (!found) throw notFound();
  return { lecture: presentOwned(found, await filesOf(ctx, store, found)) };
}
