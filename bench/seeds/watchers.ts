import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openKeyRing } from '../../server/src/account/auth/keys.ts';
import { sessions } from '../../server/src/account/auth/tables.ts';
import { createTokens } from '../../server/src/account/auth/tokens.ts';
import { users } from '../../server/src/account/users/tables.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { lectureChats, lectures } from '../../server/src/live/lectures/tables.ts';
import { one } from '../../server/src/kit/db/rows.ts';

const IN_A_STATEMENT = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Watched {
  lectureId: string;
  /** An access token of each member. */
  tokens: string[];
}

async function aLiveLecture(db: Db, client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from companies where approval = $1 limit 1',
    ['APPROVED'],
  );
  const now = new Date();
  const row = one(
    await db
      .insert(lectures)
      .values({
        companyId: one(rows).id,
        place: 400,
        subject: '많은 사람이 보는 강의',
        minutes: 60,
        isStream: true,
        shownAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  );
  await db.insert(lectureChats).values({ lectureId: row.id });
  return row.id;
}

/** A live lecture of the demonstration, and members who are logged in. */
export async function seedWatchers(url: string, secret: string, count: number): Promise<Watched> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = drizzle(client) as unknown as Db;
  const signer = createTokens(await openKeyRing(db, [secret]));
  const lectureId = await aLiveLecture(db, client);
  const tokens: string[] = [];
  for (let at = 0; at < count; at += IN_A_STATEMENT) {
    const members = Array.from({ length: Math.min(IN_A_STATEMENT, count - at) }, (_, n) => ({
      id: newId(),
      username: `watcher${at + n}`,
      phone: `0107${String(at + n).padStart(7, '0')}`,
      email: `watcher${at + n}@example.com`,
      passwordHash: 'none',
      userType: 'PERSON' as const,
      name: `강다은${at + n}`,
    }));
    await db.insert(users).values(members);
    const logins = members.map(({ id }) => ({
      id: newId(),
      userId: id,
      isKept: false,
      userAgent: 'bench',
      address: '',
      expiresAt: new Date(Date.now() + DAY_MS),
    }));
    await db.insert(sessions).values(logins);
    for (const { id: sessionId, userId } of logins)
      tokens.push(await signer.sign({ userId, userType: 'PERSON', isConsole: false, sessionId }, new Date()));
  }
  await client.end();
  return { lectureId, tokens };
}
