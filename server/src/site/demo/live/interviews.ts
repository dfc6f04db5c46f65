import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { addSeconds, startOfSeoulDay, seoulDay } from '#kit/dates.ts';
import { createInterview } from '#live/interviews/company/create.ts';
import { interviews } from '#live/interviews/tables.ts';
import type { SeededCompany, SeededPerson } from '../accounts.ts';
import { asCompany, at, contextAt } from '../demo-context.ts';
import type { SeededRecruitment } from '../recruitments.ts';

interface SeedDeps {
  recruitments: readonly SeededRecruitment[];
  persons: readonly SeededPerson[];
  now: Date;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Video interviews: one in five minutes, one of several applicants tomorrow, one that is open at once, one past. */
export async function seedInterviews(db: Db, { recruitments, persons, now }: SeedDeps): Promise<void> {
  const [first] = recruitments;
  const [person] = persons;
  if (!first || !person) return;
  const { company } = first;
  const applicants = await findApplicants(db, recruitments, company);
  const own = applicants.find(({ personId }) => personId === person.userId) ?? applicants[0];
  if (!own) return;
  const others = applicants.filter(({ personId }) => personId !== own.personId).slice(0, 3);
  const create = planner(db, company);
  await create(now, '1차 화상 면접', [own], addSeconds(now, 5 * MINUTE));
  const tomorrow = addSeconds(startOfSeoulDay(seoulDay(now), 1), 10 * HOUR);
  await create(now, '실무진 화상 면접', others, tomorrow);
  await create(now, '열린 화상 상담', [own]);
  const past = await create(at(now, -9), '사전 화상 면접', [own], at(now, -8));
  const ended = { state: 'COMPLETE' as const, startedAt: at(now, -8), closedAt: at(now, -8, 1) };
  await db.update(interviews).set(ended).where(eq(interviews.id, past.id));
}

interface Applicant {
  applicationId: string;
  personId: string;
  recruitmentId: string;
}

/** Applicants of the demonstration's company, the earliest first, each once. */
async function findApplicants(
  db: Db,
  recruitments: readonly SeededRecruitment[],
  { companyId }: SeededCompany,
): Promise<Applicant[]> {
  const ids = recruitments.flatMap(({ id, company }) => (company.companyId === companyId ? [id] : []));
  const rows = await db
    .select({
      applicationId: applications.id,
      personId: applications.personId,
      recruitmentId: applications.recruitmentId,
    })
    .from(applications)
    .where(
      and(
        inArray(applications.recruitmentId, ids),
        sql`${applications.status} = 'IS_APPLIED' and ${applications.stage} <> 'ELIMINATED'`,
      ),
    )
    .orderBy(asc(applications.appliedAt));
  return [...new Map(rows.toReversed().map((row) => [row.personId, row])).values()].toReversed();
}

const planner =
  (db: Db, { userId, username, companyId }: SeededCompany) =>
  (now: Date, title: string, invited: readonly Applicant[], startsAt?: Date) =>
    createInterview(contextAt(db, asCompany(userId, username, companyId), now), {
      title,
      recruitmentId: invited[0]?.recruitmentId ?? null,
      named: { applicationIds: invited.map(({ applicationId }) => applicationId) },
      notice: 'SEND',
      entrance: {
        entranceType: startsAt ? 'INTERVIEWEES' : 'ONE_WITH_URL',
        isEntranceDisabled: false,
        entranceMessage: '이력서와 포트폴리오를 곁에 두고 들어와 주세요. 영어 질문이 하나 있어요.',
        isMessageDisabled: false,
      },
      schedule: {
        type: startsAt ? 'ON_TIME' : 'INSTANT',
        at: startsAt?.toISOString(),
        hour: 10,
        minute: 0,
        minutes: 60,
      },
    });
