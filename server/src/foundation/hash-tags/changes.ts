import { eq, sql } from 'drizzle-orm';
import type { auditActions } from '@ieum/contract/foundation/hash-tags/audit-texts.ts';
import { hashTagTexts as m } from '@ieum/contract/foundation/hash-tags/texts.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt, notFound } from '#kit/errors.ts';
import { saveTexts } from '#kit/search/save-texts.ts';
import { recordAudit } from './audit.ts';
import { keyOf, lettersOf } from './hangul-letters.ts';
import { findForUpdate } from './queries.ts';
import { formerHashTags, hashTags, searchedHashTags, taggings, type HashTagRow } from './tables.ts';

const rejectTakenName = rejectTaken('hash_tags_key', 'name', m.nameTaken);

export type HashTagChange = Partial<Pick<HashTagRow, 'name' | 'position' | 'isActive'>>;

/** The columns of a name. */
export const named = (name: string) => ({ name, key: keyOf(name), letters: lettersOf(name) });

/** Adds a tag; 400 when its name exists. */
export async function createHashTag(
  ctx: AdministratorContext,
  { name, ...draft }: HashTagChange & Pick<HashTagRow, 'name'>,
): Promise<HashTagRow> {
  const values = { ...draft, ...named(name), createdAt: ctx.now, updatedAt: ctx.now };
  const row = one(await ctx.db.insert(hashTags).values(values).returning().catch(rejectTakenName));
  await saveName(ctx.db, row);
  await audit(ctx, 'hash-tags.create', row);
  return row;
}

/** Renames, orders or hides a tag. */
export async function reviseHashTag(
  ctx: AdministratorContext,
  before: HashTagRow,
  { name, ...change }: HashTagChange,
): Promise<HashTagRow> {
  const row = one(
    await ctx.db
      .update(hashTags)
      .set({
        ...change,
        ...(name !== undefined && named(name)),
        version: before.version + 1,
        updatedAt: ctx.now,
      })
      .where(eq(hashTags.id, before.id))
      .returning()
      .catch(rejectTakenName),
  );
  await saveName(ctx.db, row);
  if (row.key !== before.key) await storeFormerName(ctx.db, before.key, row.id);
  await audit(ctx, 'hash-tags.revise', row, before.name === row.name ? {} : { nameBefore: before.name });
  return row;
}

/** Deletes a tag; every row loses it. */
export async function removeHashTag(
  ctx: AdministratorContext,
  row: HashTagRow,
  requestedBy?: string,
): Promise<void> {
  const lost = await ctx.db
    .delete(taggings)
    .where(eq(taggings.tagId, row.id))
    .returning({ rowId: taggings.rowId });
  await ctx.db.delete(hashTags).where(eq(hashTags.id, row.id));
  await audit(ctx, 'hash-tags.remove', row, { count: lost.length, ...(requestedBy && { requestedBy }) });
}

/** Records that a tag stays, because it changed after its removal was asked for. */
export const skipRemoval = (ctx: AdministratorContext, row: HashTagRow, requestedBy: string): Promise<void> =>
  audit(ctx, 'hash-tags.skipRemoval', row, { requestedBy });

/** Gives every row of a tag another one instead and deletes the tag; returns the other and how many rows changed. */
export async function mergeHashTag(
  ctx: AdministratorContext,
  fromId: string,
  intoId: string,
): Promise<{ into: HashTagRow; moved: number }> {
  if (fromId === intoId) throw invalidAt('_into', m.mergeTarget);
  // Both in one order, so that two merges of the same tags do not wait for each other.
  const locked = await findForUpdate(ctx.db, [fromId, intoId]);
  const from = locked.find(({ id }) => id === fromId);
  const into = locked.find(({ id }) => id === intoId);
  if (!from) throw notFound();
  if (!into) throw invalidAt('_into', m.mergeTarget);
  const moved = await ctx.db
    .insert(taggings)
    .select(
      ctx.db
        .select({
          kind: taggings.kind,
          rowId: taggings.rowId,
          tagId: sql<string>`${into.id}::uuid`.as('tag_id'),
          position: taggings.position,
        })
        .from(taggings)
        .where(eq(taggings.tagId, from.id)),
    )
    .onConflictDoNothing()
    .returning({ rowId: taggings.rowId });
  await ctx.db.update(formerHashTags).set({ tagId: into.id }).where(eq(formerHashTags.tagId, from.id));
  await storeFormerName(ctx.db, from.key, into.id);
  await ctx.db.delete(hashTags).where(eq(hashTags.id, from.id));
  await audit(ctx, 'hash-tags.merge', into, { nameBefore: from.name, count: moved.length });
  return { into, moved: moved.length };
}

/** The tag that had the name last is the one that its addresses lead to. */
const storeFormerName = (db: Db, key: string, tagId: string) =>
  db
    .insert(formerHashTags)
    .values({ key, tagId })
    .onConflictDoUpdate({ target: formerHashTags.key, set: { tagId } });

const saveName = (db: Db, { id, name }: Pick<HashTagRow, 'id' | 'name'>) =>
  saveTexts(db, searchedHashTags, [searchableTextOf({ id, name })]);

/** The text by which a tag is found. */
export const searchableTextOf = ({ id, name }: Pick<HashTagRow, 'id' | 'name'>) => ({
  rowId: id,
  parts: [name],
});

const audit = (
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  row: HashTagRow,
  details: { nameBefore?: string; count?: number; requestedBy?: string } = {},
) => recordAudit(ctx, { action, subjectType: 'hashTag', subjectId: row.id, subjectName: row.name, details });
