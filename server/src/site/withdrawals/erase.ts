import { and, eq, isNull } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import type { Work } from '#kit/context.ts';
import type { Eraser, ErasureSubject } from '#kit/erasure.ts';
import { formerNameOf } from '#account/users/public.ts';
import { users } from '#account/users/tables.ts';
import { withdrawals } from './tables.ts';

/**
 * Erases one withdrawn member in the given transaction; does nothing if already erased. Returns whether it
 * did.
 */
export type Erase = (work: Work, userId: string) => Promise<boolean>;

/** Lets every module erase a member, in the given order. */
export const createErasure =
  (listErasers: () => readonly Eraser[]): Erase =>
  async (work, userId) => {
    const subject = await claim(work, userId);
    if (!subject) return false;
    for (const eraseIn of listErasers()) await eraseIn(work, subject);
    return true;
  };

async function claim({ db, now }: Work, userId: string): Promise<ErasureSubject | undefined> {
  const claimed = await db
    .update(withdrawals)
    .set({ erasedAt: now, reason: '' })
    .where(and(eq(withdrawals.userId, userId), isNull(withdrawals.erasedAt)))
    .returning({ userId: withdrawals.userId });
  if (claimed.length === 0) return undefined;
  const [subject] = await db
    .select({
      userId: users.id,
      companyId: companies.id,
      username: users.username,
      name: users.name,
      phone: users.phone,
      email: users.email,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(users.id, userId));
  return subject && { ...subject, formerName: formerNameOf(subject) };
}
