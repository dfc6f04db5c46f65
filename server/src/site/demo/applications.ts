import { eq } from 'drizzle-orm';
import { applyTo } from '#hiring/applications/own/apply.ts';
import { openDraft } from '#hiring/applications/own/open-draft.ts';
import { applications, type ApplicationRow } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { bookmarks } from '#hiring/bookmarks/tables.ts';
import { accessRecords } from '#foundation/audit/tables.ts';
import type { SeededCompany, SeededPerson } from './accounts.ts';
import { asPerson, at, contextAt } from './demo-context.ts';
import { pick, type SeededRecruitment } from './recruitments.ts';

const STAGES = [
  'IS_APPLIED',
  'ON_PENDING',
  'IS_APPLIED',
  'ON_MEETING',
  'ON_PENDING',
  'ON_RECRUIT',
  'IS_APPLIED',
  'ELIMINATED',
] as const;
type Stage = (typeof STAGES)[number];

interface PlannedApplication {
  recruitment: SeededRecruitment;
  person: SeededPerson;
  stage: Stage;
  appliedAt: Date;
}

const HOUR = 3_600_000;
/** A recruitment that opened less than this ago has no applicants yet. */
const MIN_HOURS = 6;
/** A move is seeded an hour after the application. */
const HOURS_FOR_MOVES = 1;

/** The period in which a recruitment accepted applications so far. */
function openingOf(recruitment: SeededRecruitment, now: Date) {
  const { publishedAt, startsAt, endsAt, closedAt } = recruitment;
  const times = (dates: (Date | null)[]) => dates.flatMap((date) => (date ? [date.getTime()] : []));
  return {
    opensAt: new Date(Math.max(...times([publishedAt, startsAt]))),
    closesAt: new Date(Math.min(...times([endsAt, closedAt, at(now, 0, -HOURS_FOR_MOVES)]))),
  };
}

/**
 * Plans the applications: the first recruitment has many applicants, the others a few; the account `person` has
 * one in each stage.
 */
function planApplications(
  recruitments: readonly SeededRecruitment[],
  persons: readonly SeededPerson[],
  now: Date,
): PlannedApplication[] {
  const taking = recruitments.filter(
    ({ kind }) => kind !== 'draft' && kind !== 'hidden' && kind !== 'canceled',
  );
  const writers = persons.filter((_, index) => index % 30 !== 29);
  return taking.flatMap((recruitment, p) => {
    const { opensAt, closesAt } = openingOf(recruitment, now);
    const hours = Math.floor((closesAt.getTime() - opensAt.getTime()) / HOUR);
    const count = hours < MIN_HOURS ? 0 : p === 0 ? 30 : p % 4;
    // The newest first, all of them in the hours in which the recruitment accepted applications.
    const appliedAt = (n: number) => at(closesAt, 0, -((n + 1) * hours) / (count + 2));
    const others = Array.from({ length: count }, (_, n) => ({
      recruitment,
      person: pick(writers, 1 + p * 5 + n),
      stage: pick(STAGES, p + n),
      appliedAt: appliedAt(n),
    }));
    const own =
      p % 9 === 0 && p < 60 && hours >= MIN_HOURS
        ? [
            {
              recruitment,
              person: pick(writers, 0),
              stage: pick(STAGES, p / 9 + 1),
              appliedAt: appliedAt(count),
            },
          ]
        : [];
    return [...others.filter(({ person }) => person.username !== 'person'), ...own];
  });
}

/** Applications in every stage, drafts and likes. */
export async function seedApplications(
  db: Db,
  input: { recruitments: readonly SeededRecruitment[]; persons: readonly SeededPerson[]; now: Date },
): Promise<void> {
  const { recruitments, persons, now } = input;
  for (const planned of planApplications(recruitments, persons, now)) await hire(db, planned);
  const open = recruitments.filter(({ kind }) => kind === 'open' || kind === 'soon');
  const [first] = persons;
  if (!first) return;
  const waiting = open.filter((recruitment) => openingOf(recruitment, now).opensAt < at(now, -1));
  const ctx = contextAt(db, asPerson(first.userId, first.username), at(now, 0, -5));
  await openDraft(ctx, pick(waiting, 7), undefined);
  await db
    .insert(bookmarks)
    .values(
      [2, 3, 5, 11].map((n) => ({
        userId: first.userId,
        type: 'RECRUITMENT' as const,
        recruitmentId: pick(waiting, n).id,
        createdAt: at(openingOf(pick(waiting, n), now).opensAt, 0, n),
      })),
    )
    .onConflictDoNothing();
}

async function hire(db: Db, { recruitment: seeded, person, stage, appliedAt }: PlannedApplication) {
  // They applied while it was open, whatever happened to it since.
  const recruitment = {
    ...seeded,
    state: 'ON_GOING' as const,
    publicState: 'ON_GOING' as const,
    startsAt: at(appliedAt, -40),
    endsAt: at(appliedAt, 5),
  };
  const ctx = contextAt(db, asPerson(person.userId, person.username), appliedAt);
  const draft = await openDraft(ctx, recruitment, undefined);
  const answers = seeded.questions.map(({ id }) => ({
    questionId: id,
    response: '비슷한 일을 두 해 동안 맡았고, 분기마다 결과를 숫자로 정리해 나눴습니다.',
  }));
  await db.update(applications).set({ answers }).where(eq(applications.id, draft.id));
  const applied = await applyTo(ctx, { recruitment, own: { ...draft, answers } });
  if (stage !== 'IS_APPLIED') await settle(db, applied, { stage, company: seeded.company });
}

interface Move {
  stage: Exclude<Stage, 'IS_APPLIED'>;
  company: SeededCompany;
}

/** The company opened the application and moved it; the person can see who read it. */
async function settle(db: Db, { id, personId, appliedAt }: ApplicationRow, { stage, company }: Move) {
  if (!appliedAt) return;
  const moved = at(appliedAt, 0, HOURS_FOR_MOVES);
  const times = {
    ON_PENDING: { pendingAt: moved },
    ON_MEETING: { pendingAt: moved, meetingAt: moved },
    ON_RECRUIT: { pendingAt: moved, meetingAt: moved, recruitedAt: moved, status: 'ON_RECRUIT' as const },
    ELIMINATED: { pendingAt: moved, eliminatedAt: moved },
  };
  const positiveStage = stage === 'ELIMINATED' ? ('ON_PENDING' as const) : stage;
  await db
    .update(applications)
    .set({ stage, positiveStage, notice: 'SEND', viewedAt: moved, stagedAt: moved, ...times[stage] })
    .where(eq(applications.id, id));
  const reader = { readerId: company.userId, readerName: company.name };
  const reading = { personId, what: 'APPLICATION', subjectId: id, address: '127.0.0.1', createdAt: moved };
  await db.insert(accessRecords).values({ ...reader, ...reading });
}
