import { eq, sql } from 'drizzle-orm';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Context } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import { users, type UserRow } from './tables.ts';

export interface Revision extends Partial<Pick<UserRow, 'email' | 'postcode' | 'address1' | 'address2'>> {
  /** null removes the picture; absent leaves it unchanged. */
  profileFileId?: string | null;
}

/** Changes the five fields that a user may change alone; the picture must be the user's own PROFILE file. */
export async function reviseUser(
  ctx: Context<'member'>,
  fileStore: FileStore,
  revision: Revision,
): Promise<void> {
  const { profileFileId } = revision;
  if (profileFileId) await attachPicture(ctx, fileStore, profileFileId);
  if (Object.keys(revision).length > 0)
    await ctx.db
      .update(users)
      .set({ ...revision, version: sql`${users.version} + 1` })
      .where(eq(users.id, ctx.actor.userId));
}

async function attachPicture(ctx: Context<'member'>, fileStore: FileStore, fileId: string) {
  const [file] = await fileStore.attach(ctx, [fileId], { ownerId: ctx.actor.userId, isPublic: false });
  if (file?.type !== 'PROFILE') throw invalidAt('_profile', commonTexts.invalid);
}
