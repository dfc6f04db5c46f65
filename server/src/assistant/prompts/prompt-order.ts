import { eq, sql } from 'drizzle-orm';
import { PROMPTS_MAX, PROMPTS_OF_GROUP_MAX } from '@ieum/contract/assistant/prompts/enums.ts';
import { promptTexts as m } from '@ieum/contract/assistant/prompts/texts.ts';
import { readSettingForUpdate } from '#foundation/settings/public.ts';
import type { AdministratorContext, Context } from '#kit/context.ts';
import { isWholeOrder } from '#kit/db/whole-order.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';
import { listOfGroup } from './queries.ts';
import { chatPrompts, type ChatPromptRow } from './tables.ts';

const STEP = 10;

/** Writes of prompts and of their groups wait for each other at the setting; returns the groups' values. */
export async function lockGroups({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  return (await readSettingForUpdate(db, now)).chatPromptGroups.map(({ value }) => value);
}

/**
 * The last place of a group, for a prompt that joins it; 400 for an unknown group, 409 when there is no room.
 */
export async function lastPlaceIn(
  ctx: Pick<Context, 'db' | 'now'>,
  group: string,
  except?: string,
): Promise<number> {
  if (!(await lockGroups(ctx)).includes(group)) throw invalidAt('group', m.groupUnknown);
  const isOther = except === undefined ? sql`true` : sql`${chatPrompts.id} <> ${except}`;
  const ofGroup = sql`${chatPrompts.group} = ${group}`;
  const [found] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      ofGroup: sql<number>`(count(*) filter (where ${ofGroup}))::int`,
      last: sql<number>`coalesce(max(${chatPrompts.position}) filter (where ${ofGroup}), 0)::int`,
    })
    .from(chatPrompts)
    .where(isOther);
  if ((found?.count ?? 0) >= PROMPTS_MAX) throw new AppError('conflict', m.tooMany);
  if ((found?.ofGroup ?? 0) >= PROMPTS_OF_GROUP_MAX) throw new AppError('conflict', m.tooManyOfGroup);
  return (found?.last ?? 0) + STEP;
}

interface Order {
  group: string;
  ids: readonly string[];
}

/** Reorders the prompts of a group; 409 when the list is incomplete. */
export async function reorderPrompts(
  ctx: AdministratorContext,
  { group, ids }: Order,
): Promise<ChatPromptRow[]> {
  await lockGroups(ctx);
  const current = (await listOfGroup(ctx.db, group)).map(({ id }) => id);
  if (!isWholeOrder(ids, current)) throw new AppError('conflict', m.orderIncomplete);
  const order = sql.param([...ids]);
  await ctx.db
    .update(chatPrompts)
    .set({ position: sql`array_position(${order}::uuid[], ${chatPrompts.id}) * ${STEP}`, updatedAt: ctx.now })
    .where(eq(chatPrompts.group, group));
  await recordAudit(ctx, {
    action: 'chat-prompts.reorder',
    subjectType: 'chatPromptGroup',
    subjectId: null,
    subjectName: group,
  });
  return listOfGroup(ctx.db, group);
}
