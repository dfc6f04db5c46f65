import type { z } from 'zod';
import type { auditActions } from '@ieum/contract/live/lectures/audit-texts.ts';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import type { LectureCategoryDraft } from '@ieum/contract/live/lectures/schemas.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { eq, sql } from 'drizzle-orm';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { one } from '#kit/db/rows.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import { recordAudit } from '../audit.ts';
import { lectureCategories, type CategoryRow } from '../tables.ts';
import { readTree, type PlacedCategory } from './tree.ts';

const rejectTakenCode = rejectTaken('lecture_categories_code', 'code', m.categoryCodeTaken);

type Draft = z.output<typeof LectureCategoryDraft>;

/** The tree is changed by one call at a time, so that it can be read as a whole and stays one. */
const lockTree = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('lecture_categories'))`);

const columnsOf = ({ parent, main, code, name, index }: Partial<Draft>) => ({
  ...(parent !== undefined && { parentId: parent }),
  ...(code !== undefined && { code }),
  ...(name !== undefined && { name }),
  ...(index !== undefined && { index }),
  ...(main && { isMain: main.isActive, mainIndex: main.index }),
});

/** Creates a category at the top or below another one. */
export async function createCategory(ctx: AdministratorContext, draft: Draft): Promise<PlacedCategory> {
  await lockTree(ctx.db);
  const tree = await readTree(ctx.db);
  if (tree.length >= lectureBounds.categories) throw new AppError('conflict', m.tooManyCategories);
  rejectDepth(depthBelow(tree, draft.parent ?? null));
  const values = { ...columnsOf(draft), code: draft.code, name: draft.name, createdAt: ctx.now };
  const row = one(await ctx.db.insert(lectureCategories).values(values).returning().catch(rejectTakenCode));
  await audit(ctx, 'lectures.category.create', row);
  return readOne(ctx.db, row.id);
}

/** The depth of a category below a parent; 400 where there is none. */
function depthBelow(tree: readonly PlacedCategory[], parent: string | null): number {
  if (parent === null) return 1;
  const above = tree.find(({ id }) => id === parent);
  if (!above) throw invalidAt('parent', m.categoryUnknown);
  return above.depth + 1;
}

function rejectDepth(depth: number): void {
  if (depth > lectureBounds.categoryDepth) throw invalidAt('parent', m.categoryTooDeep);
}

/** Changes a category; with another parent, all below it move along. */
export async function reviseCategory(
  ctx: AdministratorContext,
  before: CategoryRow,
  draft: Partial<Draft>,
): Promise<PlacedCategory> {
  if (draft.parent !== undefined) await rejectMove(ctx.db, before, draft.parent);
  const change = columnsOf(draft);
  if (Object.keys(change).length === 0) return readOne(ctx.db, before.id);
  const row = one(
    await ctx.db
      .update(lectureCategories)
      .set(change)
      .where(eq(lectureCategories.id, before.id))
      .returning()
      .catch(rejectTakenCode),
  );
  await audit(ctx, 'lectures.category.revise', row);
  return readOne(ctx.db, row.id);
}

async function rejectMove(db: Db, { id }: CategoryRow, parent: string | null): Promise<void> {
  await lockTree(db);
  const tree = await readTree(db);
  const own = tree.find((row) => row.id === id);
  if (parent === id || tree.some((row) => row.id === parent && row.parents.includes(id)))
    throw invalidAt('parent', m.categoryInItself);
  const deepest = Math.max(...tree.filter((row) => row.parents.includes(id)).map(({ depth }) => depth), 0);
  const levels = Math.max(deepest - (own?.depth ?? 1), 0);
  rejectDepth(depthBelow(tree, parent) + levels);
}

/** Deletes a category; 409 while others are below it. Its lectures are then without one. */
export async function removeCategory(ctx: AdministratorContext, row: CategoryRow): Promise<void> {
  await lockTree(ctx.db);
  const tree = await readTree(ctx.db);
  if (tree.some(({ parentId }) => parentId === row.id)) throw new AppError('conflict', m.categoryHasChildren);
  await ctx.db.delete(lectureCategories).where(eq(lectureCategories.id, row.id));
  await audit(ctx, 'lectures.category.remove', row);
}

/** Whether and where a category is on the first page of the lectures. */
export type MainPlace = Pick<CategoryRow, 'id' | 'isMain' | 'mainIndex'>;

/** Sets the places of categories on the first page of the lectures; those not named stay as they are. */
export async function setMain(
  ctx: AdministratorContext,
  places: readonly MainPlace[],
): Promise<PlacedCategory[]> {
  await lockTree(ctx.db);
  const known = new Set((await readTree(ctx.db)).map(({ id }) => id));
  if (places.some(({ id }) => !known.has(id))) throw invalidAt('categories', m.categoryUnknown);
  for (const { id, ...place } of places)
    await ctx.db.update(lectureCategories).set(place).where(eq(lectureCategories.id, id));
  const entry = { subjectType: 'lectureCategory', subjectId: null, subjectName: '' } as const;
  await recordAudit(ctx, { action: 'lectures.main', ...entry });
  return readTree(ctx.db);
}

/** A category with its place. */
export async function readOne(db: Db, id: string): Promise<PlacedCategory> {
  const found = (await readTree(db)).find((row) => row.id === id);
  if (!found) throw notFound();
  return found;
}

/** A category, locked for a write. */
export async function findCategoryForUpdate(db: Db, id: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(lectureCategories).where(eq(lectureCategories.id, id)).for('update');
  return row;
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, { id, name }: CategoryRow) =>
  recordAudit(ctx, { action, subjectType: 'lectureCategory', subjectId: id, subjectName: name });
