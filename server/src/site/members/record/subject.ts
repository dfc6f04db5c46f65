import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import { withdrawals } from '#site/withdrawals/tables.ts';
import type { Context } from '#kit/context.ts';
import type { RecordSection, RecordSubject } from '#kit/member-record.ts';

/** The member of an address with the targets of decisions; undefined once the personal data is erased. */
export async function findRecordSubject(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  sections: readonly RecordSection[],
): Promise<RecordSubject | undefined> {
  const [row] = await db
    .select({ userId: users.id, companyId: companies.id })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(withdrawals, eq(withdrawals.userId, users.id))
    .where(and(eq(users.id, userId), isNull(withdrawals.erasedAt)));
  return row && { ...row, now, targets: targetsOf(row, sections) };
}

function targetsOf(
  member: Pick<RecordSubject, 'userId' | 'companyId'>,
  sections: readonly RecordSection[],
): SQL {
  const own = [member.userId, member.companyId]
    .filter((id) => id !== null)
    .map((id) => sql`select ${id}::uuid`);
  return sql.join([...own, ...sections.flatMap(({ targets }) => targets?.(member) ?? [])], sql` union all `);
}
