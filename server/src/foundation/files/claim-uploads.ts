import { and, eq, inArray, isNull } from 'drizzle-orm';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { files } from './tables.ts';

/**
 * Attaches uploads that nothing uses yet, and keeps them private; 400 when one is used, is missing or belongs
 * to somebody else. Visitors' uploads have no owner: who knows the id has uploaded it.
 */
export async function claimUploads(
  { db, now }: Pick<Work, 'db' | 'now'>,
  ids: readonly string[],
  ownerId: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  const isOwn = ownerId === null ? isNull(files.ownerId) : eq(files.ownerId, ownerId);
  const claimed = await db
    .update(files)
    .set({ attachedAt: now })
    .where(and(inArray(files.id, [...ids]), isOwn, isNull(files.attachedAt), isNull(files.type)))
    .returning({ id: files.id });
  if (claimed.length < new Set(ids).size) throw new AppError('invalid', m.invalid);
}
