import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { FILE_ADDRESS } from '@ieum/contract/common/own-address.ts';
import { companies } from '#hiring/companies/tables.ts';
import { findOwnFiles, photosIn, type FileStore } from '#foundation/files/public.ts';
import { files } from '#foundation/files/tables.ts';
import type { Db, MemberContext } from '#kit/context.ts';
import { isId } from '#kit/db/ids.ts';
import { recruitments, recruitmentContents } from '../tables.ts';

/** Attaches the editor photos that a content shows, because unattached ones are deleted after a day. */
export async function attachPhotos(
  ctx: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  store: FileStore,
  { content, before = '' }: { content: string; before?: string },
): Promise<void> {
  const own = await findOwnFiles(ctx.db, ctx.actor.userId, photosIn(content));
  const ids = own.filter(({ isImage, type }) => isImage && type === null).map(({ id }) => id);
  await store.attach(ctx, ids, { ownerId: ctx.actor.userId, isPublic: false });
  await sharePhotos(ctx.db, [...ids, ...photosIn(before)]);
}

/** Makes a photo public if any public recruitment shows it, else private to its owner. */
export async function sharePhotos(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const isShown = sql`exists (
    select 1 from ${recruitmentContents}
    join ${recruitments} on ${eq(recruitments.id, recruitmentContents.recruitmentId)}
    join ${companies} on ${eq(companies.id, recruitments.companyId)}
    where ${eq(companies.userId, files.ownerId)}
      and ${recruitments.publicState} <> 'NO_SHOWN' and ${recruitments.publishedAt} is not null
      and strpos(${recruitmentContents.content}, '/api/v1/files/' || ${files.id}) > 0)`;
  await db
    .update(files)
    .set({ isPublic: isShown })
    .where(and(inArray(files.id, [...ids]), isNull(files.type), files.isImage));
}

/** The photos in the contents of some recruitments. */
export async function findPhotos(db: Db, recruitmentIds: readonly string[]): Promise<string[]> {
  if (recruitmentIds.length === 0) return [];
  const match = sql<string>`regexp_matches(${recruitmentContents.content}, ${FILE_ADDRESS.source}, 'g')`;
  const rows = await db
    .selectDistinct({ id: sql<string>`(${match})[1]` })
    .from(recruitmentContents)
    .where(inArray(recruitmentContents.recruitmentId, [...recruitmentIds]));
  return rows.map(({ id }) => id).filter(isId);
}
