import { eq } from 'drizzle-orm';
import { resumeTexts as m } from '@ieum/contract/hiring/resumes/texts.ts';
import { findOwnFiles, type FileStore } from '#foundation/files/public.ts';
import type { Db, Person, Work } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { mergeResume, type ContentChange } from './content.ts';
import { lockResume } from './queries.ts';
import { resumes, type ResumeRow } from './tables.ts';
import { PROFILE_FIELD } from './wire.ts';

export interface ResumeSave {
  change: ContentChange;
  /** Undefined leaves the photo unchanged, null removes it. */
  profileFileId: string | null | undefined;
  /** The version that the person saw; undefined lets the last write win. */
  version: number | undefined;
}

interface SaveContext extends Pick<Work, 'db' | 'now'> {
  actor: Person;
}

interface Deps {
  files: Pick<FileStore, 'attach'>;
  /** The wire form of a row, sent to a caller who saved over a newer version. */
  present: (row: ResumeRow) => Promise<unknown>;
}

/** Saves any part of the person's own resume; the first save creates it. */
export async function saveResume(
  ctx: SaveContext,
  deps: Deps,
  { change, profileFileId, version }: ResumeSave,
): Promise<ResumeRow> {
  const { db, now, actor } = ctx;
  const row = await lockResume(db, actor.userId, now);
  if (version !== undefined && version !== row.version)
    throw new AppError('conflict', m.changedElsewhere, { current: await deps.present(row) });
  if (profileFileId) await attachPhoto(ctx, deps.files, profileFileId);
  const saved = await db
    .update(resumes)
    .set({
      content: mergeResume(row.content, change, now),
      ...(profileFileId !== undefined && { profileFileId }),
      version: row.version + 1,
      updatedAt: now,
    })
    .where(eq(resumes.id, row.id))
    .returning();
  return one(saved);
}

/** Attaches a picture that the person uploaded for a resume; 400 at the photo's field for anything else. */
export async function attachPhoto({ db, now, actor }: SaveContext, files: Deps['files'], fileId: string) {
  await readOwnPhoto(db, actor.userId, fileId);
  await files.attach({ db, now }, [fileId], { ownerId: actor.userId, isPublic: false });
}

/** The person's own uploaded picture; 400 at `_profile` for anything else. */
async function readOwnPhoto(db: Db, userId: string, fileId: string) {
  const [file] = await findOwnFiles(db, userId, [fileId]);
  if (!file?.isImage) throw invalidAt(PROFILE_FIELD, m.profileUnknown);
}
