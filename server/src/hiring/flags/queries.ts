import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FlagReason, FlagState, FlagTarget } from '@ieum/contract/hiring/flags/enums.ts';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { flags, type FlagRow } from './tables.ts';

const openCount = sql<number>`(select count(*)::int from ${flags} as same
  where same.state = 'OPEN' and same.company_id = ${flags.companyId}
    and same.recruitment_id is not distinct from ${flags.recruitmentId})`;

const select = (db: Db) =>
  db
    .select({
      flag: flags,
      subject: recruitments.subject,
      companyName: companies.name,
      companyUserId: companies.userId,
      reporterName: users.name,
      openCount,
    })
    .from(flags)
    .innerJoin(companies, eq(companies.id, flags.companyId))
    .innerJoin(users, eq(users.id, flags.userId))
    .leftJoin(recruitments, eq(recruitments.id, flags.recruitmentId))
    .$dynamic();
export type ListedFlag = Awaited<ReturnType<typeof select>>[number];

/** A report with what the console shows of its target. */
export async function findListed(db: Db, id: string): Promise<ListedFlag | undefined> {
  const [row] = await select(db).where(eq(flags.id, id));
  return row;
}

/** A report, locked for a decision. */
export async function findFlagForUpdate(db: Db, id: string): Promise<FlagRow | undefined> {
  const [row] = await db.select().from(flags).where(eq(flags.id, id)).for('update');
  return row;
}

interface FlagFilter extends PageRequest {
  state?: FlagState | undefined;
  target?: FlagTarget | undefined;
  flagReason?: FlagReason | undefined;
  companyId?: string | undefined;
}

const orderedBy = (direction: 1 | -1): PageColumn<ListedFlag>[] => [
  {
    by: sql`${flags.createdAt}`,
    direction,
    cast: 'timestamptz',
    read: ({ flag }) => flag.createdAt.toISOString(),
  },
  { by: sql`${flags.id}`, direction, cast: 'uuid', read: ({ flag }) => flag.id },
];

/** A page of reports: those that wait for a decision by how long they wait, else the newest first. */
export async function listFlags(db: Db, filter: FlagFilter) {
  const { state, target, flagReason, companyId, ...part } = filter;
  const where = and(
    state && eq(flags.state, state),
    target && (target === 'COMPANY' ? isNull : isNotNull)(flags.recruitmentId),
    flagReason && eq(flags.reason, flagReason),
    companyId ? eq(flags.companyId, companyId) : undefined,
  );
  const columns = orderedBy(state === 'OPEN' ? 1 : -1);
  const page = await readPage(select(db), { where, columns, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${flags} where ${where ?? sql`true`}`)) };
}
