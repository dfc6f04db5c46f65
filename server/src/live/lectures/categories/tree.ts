import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { asc } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { preparedStatement } from '#kit/db/prepared-statement.ts';
import { lectureCategories, type CategoryRow } from '../tables.ts';

/** A category with the ids of those above it, the top one first. */
export interface PlacedCategory extends CategoryRow {
  parents: string[];
  /** 1 for those at the top. */
  depth: number;
}

const inOrder = preparedStatement((db) =>
  db
    .select()
    .from(lectureCategories)
    .orderBy(asc(lectureCategories.index), asc(lectureCategories.name), asc(lectureCategories.id))
    .prepare('lecture_categories_in_order'),
);

/** All categories in their order, each with its place in the tree. */
export const readTree = async (db: Db): Promise<PlacedCategory[]> => placed(await inOrder(db).execute());

/** Adds to each category where it is in the tree. */
export function placed(rows: readonly CategoryRow[]): PlacedCategory[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => {
    const parents: string[] = [];
    let above = byId.get(row.parentId ?? '');
    while (above && parents.length < lectureBounds.categoryDepth) {
      parents.unshift(above.id);
      above = byId.get(above.parentId ?? '');
    }
    return { ...row, parents, depth: parents.length + 1 };
  });
}

/** The ids of a category and of all below it; of an unknown one, none. */
export const idsBelow = (tree: readonly PlacedCategory[], id: string): string[] =>
  tree.filter((row) => row.id === id || row.parents.includes(id)).map((row) => row.id);
