import { sql, type SQL } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import { userLevels } from '#account/levels/tables.ts';
import type { Actor } from '#kit/context.ts';
import { boards } from './tables.ts';

/** The level of a member: their own, or the default of those who have none. */
const levelOf = (userId: string): SQL => sql`(
  select coalesce(${users.levelId}, (select ${userLevels.id} from ${userLevels} where ${userLevels.isDefault}))
  from ${users} where ${users.id} = ${userId})`;

const isOpenTo = (column: typeof boards.readers | typeof boards.writers, actor: Actor | undefined): SQL => {
  if (actor?.isConsole) return sql`true`;
  const isApproved = actor?.userType === 'COMPANY' && actor.isApproved;
  const groups = ['ANYONE', ...(actor ? ['MEMBERS'] : []), ...(isApproved ? ['COMPANIES'] : [])];
  const byGroup = sql`${column} = any(${sql.param(groups)}::text[])`;
  if (!actor) return byGroup;
  const byLevel = sql`(${column} = 'LEVELS' and ${levelOf(actor.userId)} = any(${boards.levelIds}))`;
  return sql`(${byGroup} or ${byLevel})`;
};

/** The condition that somebody may read a board; nobody reads the posts of one that is not active. */
export const mayRead = (actor: Actor | undefined): SQL =>
  sql`(${boards.isActive} and ${isOpenTo(boards.readers, actor)})`;

/** Whether somebody who may read a board may also write posts. */
export const mayWrite = (actor: Actor | undefined): SQL<boolean> =>
  actor ? sql<boolean>`${isOpenTo(boards.writers, actor)}` : sql<boolean>`false`;
