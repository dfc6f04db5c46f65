import { eq, getTableColumns } from 'drizzle-orm';
import { secondFactors, type SecondFactorRow } from '#account/auth/tables.ts';
import { users } from '#account/users/tables.ts';
import { settings } from '#foundation/settings/tables.ts';
import type { Db } from '#kit/context.ts';

/** The second factor of an account, confirmed or not. */
export async function findFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Whether the installation requires one of all administrators. */
export async function isFactorRequired(db: Db): Promise<boolean> {
  const [row] = await db.select({ isRequired: settings.requiresSecondFactor }).from(settings);
  return row?.isRequired ?? false;
}

export async function findAccount(db: Db, userId: string) {
  const { id, username, isConsole } = getTableColumns(users);
  const [row] = await db.select({ id, username, isConsole }).from(users).where(eq(users.id, userId));
  return row;
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
