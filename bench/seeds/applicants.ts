import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import {
  applications,
  applicationSnapshots,
  type ApplicationRow,
} from '../../server/src/hiring/applications/tables.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { newestRank } from '../../server/src/hiring/applications/rank.ts';
import { users } from '../../server/src/account/users/tables.ts';

const BATCH = 250;
const FAMILIES = Array.from('김이박최정강조윤장임한오서신권황안송류홍');
const GIVEN = [
  '지호',
  '서윤',
  '도현',
  '하린',
  '민준',
  '예린',
  '시우',
  '채원',
  '다은',
  '건우',
  '수아',
  '지안',
  '태윤',
];
/** Of ten applicants six are new, as in a recruitment that has run for a while. */
const STAGES: ApplicationStage[] = [
  'IS_APPLIED',
  'IS_APPLIED',
  'ON_PENDING',
  'IS_APPLIED',
  'ON_MEETING',
  'IS_APPLIED',
  'ELIMINATED',
  'IS_APPLIED',
  'ON_RECRUIT',
  'IS_APPLIED',
];

const at = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

interface Model {
  application: ApplicationRow;
  snapshot: typeof applicationSnapshots.$inferSelect;
}

const renamed = (resume: Model['snapshot']['resume'], name: string): Model['snapshot']['resume'] => ({
  ...resume,
  content: {
    ...resume.content,
    personalInformation: { ...resume.content.personalInformation, name },
  },
});

/** The n-th applicant: a demo application with a name, a stage and a position of its own. */
function applicantOf(n: number, { application, snapshot }: Model, now: number) {
  const [id, personId] = [newId(), newId()];
  const name = `${at(FAMILIES, n)}${at(GIVEN, Math.floor(n / FAMILIES.length))}`;
  const stage = at(STAGES, n);
  const then = new Date(now - n * 60_000);
  const isAccepted = stage === 'ON_RECRUIT';
  return {
    user: {
      id: personId,
      username: `bench${n}`,
      passwordHash: 'closed',
      userType: 'PERSON' as const,
      name,
      phone: `0107${String(n).padStart(7, '0')}`,
    },
    application: {
      ...application,
      id,
      personId,
      personName: name,
      haystack: application.haystack.replace(application.personName, name),
      status: isAccepted ? ('ON_RECRUIT' as const) : ('IS_APPLIED' as const),
      stage,
      positiveStage: stage === 'ELIMINATED' ? ('ON_PENDING' as const) : stage,
      rank: newestRank(then),
      viewedAt: n % 3 === 0 ? null : then,
      recruitedAt: isAccepted ? then : null,
      eliminatedAt: stage === 'ELIMINATED' ? then : null,
      appliedAt: then,
      stagedAt: then,
    },
    snapshot: { ...snapshot, applicationId: id, resume: renamed(snapshot.resume, name) },
  };
}

/** Gives the demo's busiest recruitment many applicants, the same ones at every run; returns its id. */
export async function seedApplicants(url: string, count: number): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = drizzle(pool);
  const [busiest] = await db
    .select({ id: applications.recruitmentId })
    .from(applications)
    .groupBy(applications.recruitmentId)
    .orderBy(sql`count(*) desc`)
    .limit(1);
  if (!busiest) throw new Error('the demo has no applications');
  const models = await db
    .select({ application: applications, snapshot: applicationSnapshots })
    .from(applications)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .where(eq(applications.recruitmentId, busiest.id));
  const now = Date.now();
  for (let first = 0; first < count; first += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) =>
      applicantOf(first + i, at(models, first + i), now),
    );
    await db.insert(users).values(made.map(({ user }) => user));
    await db.insert(applications).values(made.map(({ application }) => application));
    await db.insert(applicationSnapshots).values(made.map(({ snapshot }) => snapshot));
  }
  await db.execute(sql`vacuum analyze`);
  await pool.end();
  return busiest.id;
}

/**
 * Gives the demo's busiest recruitment very many applicants, copies of one of it made by the database; a list
 * does not need the content of the applications. Returns the recruitment's id.
 */
export async function copyApplicants(url: string, count: number): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query<{ id: string; names: string }>(`
    select (select recruitment_id from applications group by recruitment_id order by count(*) desc limit 1) as id,
      (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
       where table_name = 'applications' and is_generated = 'NEVER'
         and column_name not in ('id', 'person_id', 'rank', 'applied_at')) as names`);
  const [found] = rows;
  if (!found) throw new Error('the demo has no applications');
  const { id, names } = found;
  // Nothing searches for them, and their n-grams would take longer than all else.
  await pool.query('alter table users disable trigger users_save_text');
  await pool.query(
    `insert into users (id, username, password_hash, user_type, name, phone)
     select gen_random_uuid(), 'bench' || n, 'closed', 'PERSON', '지원자' || n, '0107' || lpad(n::text, 7, '0')
     from generate_series(1, $1) as n`,
    [count],
  );
  await pool.query('alter table users enable trigger users_save_text');
  await pool.query(
    `insert into applications (id, person_id, rank, applied_at, ${names})
     select gen_random_uuid(), crowd.id, 'zzzzzzzzz' || lpad(crowd.number::text, 7, '0') || 'i',
       now() - crowd.number * interval '1 minute', ${names}
     from (select id, row_number() over () as number from users where username like 'bench%') as crowd
     cross join (select ${names} from applications
       where recruitment_id = $1 and status = 'IS_APPLIED' limit 1) as model`,
    [id],
  );
  await pool.query('vacuum analyze');
  await pool.end();
  return id;
}
