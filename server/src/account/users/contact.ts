import { eq } from 'drizzle-orm';
import type { AdministratorContext } from '#kit/context.ts';
import { users } from './tables.ts';

/** Whom a member may ask about an administrator's action: the administrator's name and e-mail address. */
export async function contactOf({ db, actor }: Pick<AdministratorContext, 'db' | 'actor'>): Promise<string> {
  const { name, email } = users;
  const [row] = await db.select({ name, email }).from(users).where(eq(users.id, actor.userId));
  const named = row?.name || actor.username;
  return row?.email ? `${named} (${row.email})` : named;
}
