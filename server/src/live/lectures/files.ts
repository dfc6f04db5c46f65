import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { findFiles, type FileStore } from '#foundation/files/public.ts';
import type { Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import type { FoundLecture } from './queries.ts';
import type { LectureFiles } from './wire.ts';

/** A page stays open during a lecture, so that links to its hand-outs are valid that long. */
const LINK_SECONDS = 12 * 60 * 60;

/** The files of a lecture for somebody with access to it. */
export async function filesOf(
  { db, now }: { db: Db; now: Date },
  store: FileStore,
  { lecture }: FoundLecture,
): Promise<LectureFiles> {
  const rows = await findFiles(db, lecture.fileIds);
  const present = (row: (typeof rows)[number]): FileRef =>
    row.isPublic ? store.present(row) : store.presentUntil(row, addSeconds(now, LINK_SECONDS));
  return { present: store.present, handOuts: rows.map(present) };
}
