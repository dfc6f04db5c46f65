import { and, eq, exists, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TaggedKind } from '@ieum/contract/foundation/hash-tags/enums.ts';
import type { Db } from '#kit/context.ts';
import { hashTags, taggings, type HashTagRow } from './tables.ts';

/** A tag as its rows carry it. */
export type CarriedTag = Pick<HashTagRow, 'id' | 'name' | 'isActive'>;

/** The tags of each row of a statement, in their order; `id` is the column with the row's id. */
export const hashTagsOf = (kind: TaggedKind, id: PgColumn): SQL<CarriedTag[]> => sql<CarriedTag[]>`(
  select coalesce(json_agg(json_build_object('id', ${hashTags.id}, 'name', ${hashTags.name},
    'isActive', ${hashTags.isActive}) order by ${taggings.position}, ${hashTags.id}), '[]')
  from ${taggings} join ${hashTags} on ${hashTags.id} = ${taggings.tagId}
  where ${taggings.kind} = ${sql.raw(`'${kind}'`)} and ${taggings.rowId} = ${id})`;

/** Tags → wire, as an editor or, without those that are not active, as visitors see them. */
export function presentHashTags(tags: readonly CarriedTag[], { isPublic }: { isPublic: boolean }) {
  const shown = isPublic ? tags.filter(({ isActive }) => isActive) : tags;
  return {
    _hashTags: shown.map(({ id }) => id), // wire spelling
    hashTags: shown.map(({ id, name }) => ({ _id: id, name })), // wire spelling
  };
}

interface TaggedRow {
  kind: TaggedKind;
  rowId: string;
}

/**
 * Gives a row these tags in their order instead of its present ones, in the transaction of its write, whose
 * lock keeps other writes of the row away. Tags that are gone are left out, as are inactive ones that the row
 * does not have yet.
 */
export async function setHashTags(db: Db, { kind, rowId }: TaggedRow, ids: readonly string[]): Promise<void> {
  const isOfRow = and(eq(taggings.kind, kind), eq(taggings.rowId, rowId));
  const has = exists(
    db
      .select()
      .from(taggings)
      .where(and(isOfRow, eq(taggings.tagId, hashTags.id))),
  );
  // Locked in one order, so that none is deleted or merged meanwhile.
  const known =
    ids.length === 0
      ? []
      : await db
          .select({ id: hashTags.id })
          .from(hashTags)
          .where(and(inArray(hashTags.id, [...ids]), or(eq(hashTags.isActive, true), has)))
          .orderBy(hashTags.id)
          .for('key share');
  const stored = [...new Set(ids)].filter((id) => known.some((tag) => tag.id === id));
  await db
    .delete(taggings)
    .where(and(isOfRow, stored.length > 0 ? notInArray(taggings.tagId, stored) : undefined));
  if (stored.length === 0) return;
  await db
    .insert(taggings)
    .values(stored.map((tagId, position) => ({ kind, rowId, tagId, position })))
    .onConflictDoUpdate({
      target: [taggings.kind, taggings.rowId, taggings.tagId],
      set: { position: sql`excluded.position` },
    });
}

/** Removes the tags of rows that are deleted. */
export async function dropHashTags(db: Db, kind: TaggedKind, rowIds: readonly string[]): Promise<void> {
  if (rowIds.length === 0) return;
  await db.delete(taggings).where(and(eq(taggings.kind, kind), inArray(taggings.rowId, [...rowIds])));
}
