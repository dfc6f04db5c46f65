import { and, eq, like } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openKeyRing } from '../../server/src/account/auth/keys.ts';
import { sessions } from '../../server/src/account/auth/tables.ts';
import { createTokens } from '../../server/src/account/auth/tokens.ts';
import { users } from '../../server/src/account/users/tables.ts';
import { applications } from '../../server/src/hiring/applications/tables.ts';
import { recruitments } from '../../server/src/hiring/recruitments/tables.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { one } from '../../server/src/kit/db/rows.ts';
import { meetingInvitations, meetings, meetingTimes } from '../../server/src/live/meetings/tables.ts';
import { copyApplicants } from './applicants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTES = 30;

/** A meeting and its proposed times. */
export interface Proposed {
  meetingId: string;
  dates: Date[];
}

/** Applicants who are logged in, and meetings to which all of them are invited. */
export interface Bookings {
  tokens: string[];
  /** For each round one meeting with a single time, and one with a time for everybody. */
  rounds: { single: Proposed; many: Proposed }[];
}

/** Invites many applicants of one recruitment to meetings whose times are all apart. */
export async function seedBookings(
  url: string,
  secret: string,
  { applicants, rounds }: { applicants: number; rounds: number },
): Promise<Bookings> {
  const recruitmentId = await copyApplicants(url, applicants);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = drizzle(client) as unknown as Db;
  const invited = await db
    .select({ applicationId: applications.id, personId: applications.personId })
    .from(applications)
    // The copies alone: of the demonstration's own applicants some are eliminated, and may not pick.
    .innerJoin(users, eq(users.id, applications.personId))
    .where(and(eq(applications.recruitmentId, recruitmentId), like(users.username, 'bench%')))
    .orderBy(applications.appliedAt)
    .limit(applicants);
  const { companyId } = one(
    await db
      .select({ companyId: recruitments.companyId })
      .from(recruitments)
      .where(eq(recruitments.id, recruitmentId)),
  );
  // Far away, so that no appointment of the demonstration is at the same time.
  let next = Date.now() + 60 * DAY_MS;
  const someTimes = (count: number) =>
    Array.from({ length: count }, () => {
      next += MINUTES * 60_000;
      return new Date(next);
    });

  const propose = (dates: Date[]) => proposeOne(db, { companyId, recruitmentId, invited }, dates);
  const made: Bookings['rounds'] = [];
  for (let round = 0; round < rounds; round++)
    made.push({ single: await propose(someTimes(1)), many: await propose(someTimes(applicants)) });
  const personIds = invited.map(({ personId }) => personId);
  const tokens = await logIn(
    db,
    personIds.flatMap((id) => id ?? []),
    secret,
  );
  await client.query('vacuum analyze');
  await client.end();
  return { tokens, rounds: made };
}

interface Invited {
  companyId: string;
  recruitmentId: string;
  invited: readonly { applicationId: string; personId: string }[];
}

async function proposeOne(
  db: Db,
  { companyId, recruitmentId, invited }: Invited,
  dates: Date[],
): Promise<Proposed> {
  const now = new Date();
  const meetingId = newId();
  const window = { startsAt: now, endsAt: new Date(now.getTime() + 30 * DAY_MS) };
  const values = { id: meetingId, companyId, recruitmentId, title: '면담', minutes: MINUTES, createdAt: now };
  await db.insert(meetings).values({ ...values, ...window });
  await db.insert(meetingTimes).values(dates.map((date) => ({ meetingId, date })));
  await db
    .insert(meetingInvitations)
    .values(invited.map((row) => ({ ...row, meetingId, notice: 'NONE' as const, invitedAt: now })));
  return { meetingId, dates };
}

/** An access token of each person. */
async function logIn(db: Db, personIds: readonly string[], secret: string): Promise<string[]> {
  const signer = createTokens(await openKeyRing(db, [secret]));
  const expiresAt = new Date(Date.now() + DAY_MS);
  const logins = personIds.map((userId) => ({
    id: newId(),
    userId,
    isKept: false,
    userAgent: 'bench',
    address: '',
    expiresAt,
  }));
  await db.insert(sessions).values(logins);
  return Promise.all(
    logins.map(({ id: sessionId, userId }) =>
      signer.sign({ userId, userType: 'PERSON', isConsole: false, sessionId }, new Date()),
    ),
  );
}
