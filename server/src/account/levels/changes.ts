import type { auditActions } from '@ieum/contract/account/levels/audit-texts.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { levelTexts as m } from '@ieum/contract/account/levels/texts.ts';
import { users } from '#account/users/tables.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { isWholeOrder } from '#kit/db/whole-order.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { one } from '#kit/db/rows.ts';
import { countMembersByLevel, findLevel, listAllLevels } from './queries.ts';
import { userLevels, type LevelRow } from './tables.ts';
import { recordAudit } from './audit.ts';

const rejectTakenCode = rejectTaken('user_levels_code', 'code', m.codeTaken);

type LevelColumns = Pick<LevelRow, 'code' | 'name' | 'position' | 'minPoints' | 'benefits' | 'isDefault'>;
export type LevelChange = Partial<LevelColumns>;

const MAX_LEVELS = 100;
const STEP = 10;

/**
 * Writes that depend on which levels there are, or on which is the default, wait for each other; before any of them
 * locks a level, so that no two wait for what the other has locked.
 */
export const lockLevels = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('levels', 0))`);

/** Adds a level, after the others unless a position is given. */
export async function createLevel(
  ctx: AdministratorContext,
  draft: LevelChange & Pick<LevelColumns, 'code' | 'name'>,
): Promise<LevelRow> {
  await lockLevels(ctx.db);
  const current = await listAllLevels(ctx.db);
  if (current.length >= MAX_LEVELS) throw new AppError('conflict', m.tooMany);
  const position = draft.position ?? (current.at(-1)?.position ?? 0) + STEP;
  const isDefault = draft.isDefault === true || current.length === 0;
  if (isDefault) await leaveDefault(ctx);
  const values = { ...draft, position, isDefault, createdAt: ctx.now, updatedAt: ctx.now };
  const row = one(await ctx.db.insert(userLevels).values(values).returning().catch(rejectTakenCode));
  await audit(ctx, 'levels.create', row);
  return row;
}

/** Changes a level; the default moves only by making another level the default. */
export async function reviseLevel(
  ctx: AdministratorContext,
  before: LevelRow,
  change: LevelChange,
): Promise<LevelRow> {
  if (before.isDefault && change.isDefault === false) throw new AppError('conflict', m.needsDefault);
  if (change.isDefault && !before.isDefault) await leaveDefault(ctx);
  const row = one(
    await ctx.db
      .update(userLevels)
      .set({ ...change, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(userLevels.id, before.id))
      .returning()
      .catch(rejectTakenCode),
  );
  await audit(ctx, 'levels.revise', row);
  return row;
}

/** Reorders all levels; 409 when the list is incomplete. */
export async function reorderLevels(ctx: AdministratorContext, ids: readonly string[]): Promise<LevelRow[]> {
  await lockLevels(ctx.db);
  const current = await listAllLevels(ctx.db);
  const all = current.map(({ id }) => id);
  if (!isWholeOrder(ids, all)) throw new AppError('conflict', m.orderIncomplete);
  const order = sql.param([...ids]);
  await ctx.db
    .update(userLevels)
    .set({ position: sql`array_position(${order}::uuid[], ${userLevels.id}) * ${STEP}`, updatedAt: ctx.now });
  const names = current.map(({ name }) => name).join(', ');
  const subject = { subjectType: 'level' as const, subjectId: null, subjectName: names.slice(0, 200) };
  await recordAudit(ctx, { action: 'levels.reorder', ...subject });
  return listAllLevels(ctx.db);
}

/** Deletes a level that nobody has, or whose members are moved to another level first. */
export async function removeLevel(ctx: AdministratorContext, row: LevelRow, moveTo?: string): Promise<void> {
  if (row.isDefault) throw new AppError('conflict', m.isDefault);
  const count = (await countMembersByLevel(ctx.db)).get(row.id) ?? 0;
  if (count > 0 && moveTo === undefined) throw new AppError('conflict', m.hasMembers, { values: { count } });
  if (moveTo !== undefined) await moveMembers(ctx, row, moveTo);
  // Withdrawn accounts lose their level.
  await ctx.db.update(users).set({ levelId: null }).where(eq(users.levelId, row.id));
  await ctx.db.delete(userLevels).where(eq(userLevels.id, row.id));
  await audit(ctx, 'levels.remove', row, { memberCount: count });
}

async function moveMembers(ctx: AdministratorContext, row: LevelRow, moveTo: string) {
  const target = moveTo === row.id ? undefined : await findLevel(ctx.db, moveTo);
  if (!target) throw invalidAt('_moveTo', m.moveToItself);
  const isMember = and(eq(users.levelId, row.id), ne(users.status, 'WITHDRAWN'));
  await ctx.db.update(users).set({ levelId: target.id }).where(isMember);
}

const leaveDefault = ({ db, now }: AdministratorContext) =>
  db.update(userLevels).set({ isDefault: false, updatedAt: now }).where(eq(userLevels.isDefault, true));

const audit = (
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  row: LevelRow,
  more: { memberCount?: number } = {},
) =>
  recordAudit(ctx, {
    action,
    subjectType: 'level',
    subjectId: row.id,
    subjectName: row.name,
    details: { code: row.code, minPoints: row.minPoints, isDefault: row.isDefault, ...more },
  });
