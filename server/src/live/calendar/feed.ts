import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { calendarPaths } from '@ieum/contract/live/calendar/paths.ts';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Db, MemberContext } from '#kit/context.ts';
import { decryptSecret, encryptSecret, fingerprint, fingerprints, type Secrets } from '#platform/crypto.ts';
import type { Party } from './party.ts';
import { calendarFeeds } from './tables.ts';

export interface FeedDeps {
  secrets: Secrets;
  publicUrl: string;
}

const SECRET_BYTES = 24;

interface Feed {
  url: string;
  createdAt: Date;
}

/** The address of a member's calendar; undefined where there is none. */
export async function findFeed(db: Db, deps: FeedDeps, userId: string): Promise<Feed | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row && { url: urlOf(deps, decryptSecret(deps.secrets, row.encrypted)), createdAt: row.createdAt };
}

/** Gives a member's calendar a new address; an earlier one ends. */
export async function renewFeed({ db, actor, now }: MemberContext, deps: FeedDeps): Promise<Feed> {
  const token = randomBytes(SECRET_BYTES).toString('base64url');
  const values = {
    encrypted: encryptSecret(deps.secrets, token),
    fingerprint: fingerprint(deps.secrets, token),
    createdAt: now,
  };
  await db
    .insert(calendarFeeds)
    .values({ userId: actor.userId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: values });
  return { url: urlOf(deps, token), createdAt: now };
}

/** Ends the address of a member's calendar. */
export async function removeFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** The name `token` is left out of logs. */
const urlOf = ({ publicUrl }: FeedDeps, token: string) =>
  `${publicUrl}${calendarPaths.file.path}?token=${token}`;

/** Whose calendar an address shows; undefined for an unknown address and for an account that is not active. */
export async function findFeedParty(
  db: Db,
  { secrets }: FeedDeps,
  token: string,
): Promise<Party | undefined> {
  const [row] = await db
    .select({ userId: calendarFeeds.userId, companyId: companies.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(inArray(calendarFeeds.fingerprint, fingerprints(secrets, token)), eq(users.status, 'ACTIVE')));
  if (!row) return undefined;
  return row.companyId === null ? { userId: row.userId } : { companyId: row.companyId };
}
