import { and, desc, eq, gt, gte, isNotNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { GROUP_MAX, GROUP_SHOWN } from '@ieum/contract/site/dispatches/enums.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import type { Region } from '@ieum/contract/hiring/recruitments/enums.ts';
import { agreesTo } from '#foundation/messages/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { namesOfRegion } from '#hiring/recruitments/public.ts';
import { resumes } from '#hiring/resumes/tables.ts';
import { memberConditions } from '#site/members/public.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { one } from '#kit/db/rows.ts';
import { addresseeColumns, type Account } from '../addressees.ts';
import type { Conditions } from '../tables.ts';

/** A group as it is reached by a channel. */
export interface Group {
  channel: MessageChannel;
  group: Conditions;
}

/** The conditions of a group; the company is joined. */
function conditionsOf({ channel, group }: Group): SQL | undefined {
  const { userType, levelId, approval, joinedFrom, joinedTo } = group;
  const { loggedInFrom, loggedInTo, region, isAgreed, hasResume, hasApplied } = group;
  const isAboutPersons = hasResume !== undefined || hasApplied !== undefined;
  return and(
    ...memberConditions({ status: 'ACTIVE', userType, levelId, approval, joinedFrom, joinedTo }),
    isNotNull(users.userType),
    isAboutPersons ? eq(users.userType, 'PERSON') : undefined,
    loggedInFrom ? gte(users.lastLoginAt, startOfSeoulDay(loggedInFrom)) : undefined,
    loggedInTo ? lt(lastSeen, startOfSeoulDay(loggedInTo, 1)) : undefined,
    region && isIn(region),
    isOrNot(agreesTo(channel), isAgreed),
    isOrNot(resume, hasResume),
    isOrNot(application, hasApplied),
  );
}

const lastSeen = sql`coalesce(${users.lastLoginAt}, ${users.createdAt})`;
const resume = sql`exists (select 1 from ${resumes} where ${resumes.userId} = ${users.id})`;
const application = sql`exists (select 1 from ${applications}
  where ${applications.personId} = ${users.id} and ${applications.status} <> 'ON_WRITING')`;

const isOrNot = (condition: SQL, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : sql`${condition} = ${wanted}`;

/** A company's own address counts, else the member's. */
const isIn = (region: Region): SQL | undefined => {
  const address = sql`ltrim(coalesce(nullif(${companies.address1}, ''), ${users.address1}))`;
  return or(...namesOfRegion(region).map((name) => sql`starts_with(${address}, ${name})`));
};

/** The same rule as `mobileError` for numbers as they are stored. */
const isReached = (channel: MessageChannel): SQL =>
  channel === 'SMS' ? sql`${users.phone} ~ '^01[016789][0-9]{7,8}$'` : sql`${users.email} <> ''`;

/** How many members a group has, counted up to one more than can be sent to. */
export interface GroupSize {
  count: number;
  unreachable: number;
  withoutConsent: number;
}

/** Counts a group; consent is looked up for advertising only. */
export async function countGroup(db: Db, group: Group & { isAdvertising: boolean }): Promise<GroupSize> {
  const { channel, isAdvertising } = group;
  const agrees = isAdvertising ? agreesTo(channel) : sql`true`;
  const { rows } = await db.execute(sql`
    select count(*)::int as count,
      (count(*) filter (where not reached))::int as unreachable,
      (count(*) filter (where reached and not agrees))::int as without
    from (
      select ${isReached(channel)} as reached, ${agrees} as agrees
      from ${users} left join ${companies} on ${companies.userId} = ${users.id}
      where ${conditionsOf(group)} limit ${GROUP_MAX + 1}
    ) as member`);
  const { count, unreachable, without } = one(rows);
  return { count: Number(count), unreachable: Number(unreachable), withoutConsent: Number(without) };
}

const selectAccounts = (db: Db) =>
  db.select(addresseeColumns).from(users).leftJoin(companies, eq(companies.userId, users.id));

/** The newest members of a group. */
export const listFirst = (db: Db, group: Group): Promise<Account[]> =>
  selectAccounts(db)
    .where(conditionsOf(group))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(GROUP_SHOWN);

interface Part {
  after: string | null;
  /** Later members do not belong to the group. */
  until: Date;
  limit: number;
}

/** The members of a group after another by their ids, who had signed up by a time. */
export const listPart = (db: Db, group: Group, { after, until, limit }: Part): Promise<Account[]> =>
  selectAccounts(db)
    .where(and(conditionsOf(group), lte(users.createdAt, until), after ? gt(users.id, after) : undefined))
    .orderBy(users.id)
    .limit(limit);
