import { and, eq, inArray, sql } from 'drizzle-orm';
import { files } from '#foundation/files/tables.ts';
import type { Db } from '#kit/context.ts';
import { findPhotos, sharePhotos } from './photos.ts';
import { recruitmentAttachments, recruitments } from '../tables.ts';

/** Makes the files of public recruitments public, and those of the others private to their owner. */
export async function shareFilesOf(db: Db, recruitmentIds: readonly string[]): Promise<void> {
  if (recruitmentIds.length === 0) return;
  await shareAttachments(db, recruitmentIds);
  await sharePhotos(db, await findPhotos(db, recruitmentIds));
}

const shareAttachments = (db: Db, recruitmentIds: readonly string[]) =>
  db
    .update(files)
    .set({
      isPublic: sql`${recruitments.publicState} <> 'NO_SHOWN' and ${recruitments.publishedAt} is not null`,
    })
    .from(recruitmentAttachments)
    .innerJoin(recruitments, eq(recruitments.id, recruitmentAttachments.recruitmentId))
    .where(
      and(
        eq(files.id, recruitmentAttachments.fileId),
        inArray(recruitmentAttachments.recruitmentId, [...recruitmentIds]),
      ),
    );
