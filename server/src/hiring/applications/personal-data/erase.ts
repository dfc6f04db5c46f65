import { and, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { type Eraser } from '#kit/erasure.ts';
import { FORMER_PERSON } from '#account/users/public.ts';
import { findResume } from '#hiring/resumes/public.ts';
import { withdrawals } from '#site/withdrawals/tables.ts';
import { cardOf } from '../applicant-card.ts';
import { noCertification } from '../own/open-draft.ts';
import { applicationMoves, applications, applicationSnapshots } from '../tables.ts';

/**
 * The labour law requires records of employees for three years: of accepted applications the name and the
 * dates.
 */
const ACCEPTED_RETENTION_SECONDS = 3 * 366 * 24 * 60 * 60;

/**
 * Erases what they sent from every application, and a company's notes with the company; to be called when
 * account and resume are erased.
 */
export const eraseApplications: Eraser = async (work, subject) => {
  const { db } = work;
  await db
    .update(applicationMoves)
    .set({ actorName: subject.formerName })
    .where(eq(applicationMoves.actorId, subject.userId));
  if (subject.companyId)
    await db.update(applications).set({ memo: '' }).where(eq(applications.companyId, subject.companyId));
  else await eraseSent(work, subject.userId);
};

async function eraseSent({ db, now }: Work, personId: string): Promise<void> {
  const isTheirs = eq(applications.personId, personId);
  await db.delete(applications).where(and(isTheirs, eq(applications.status, 'ON_WRITING')));
  const { content } = await findResume(db, personId);
  const blank = { content, profileFileId: null };
  const theirs = db.select({ id: applications.id }).from(applications).where(isTheirs);
  await db
    .update(applicationSnapshots)
    .set({ resume: blank, answers: [] })
    .where(inArray(applicationSnapshots.applicationId, theirs));
  const card = JSON.stringify(cardOf(content, now));
  const isRetained = sql`${applications.status} = 'ON_RECRUIT' and ${applications.recruitedAt} > ${oldest(now)}`;
  await db
    .update(applications)
    .set({
      personName: sql`case when ${isRetained} then ${applications.personName} else ${FORMER_PERSON} end`,
      card: sql`case when ${applications.card} is null then null else ${card}::jsonb end`,
      ownResume: null,
      answers: [],
      certification: noCertification,
      haystack: '',
      memo: '',
    })
    .where(isTheirs);
}

const oldest = (now: Date) => addSeconds(now, -ACCEPTED_RETENTION_SECONDS).toISOString();

/** Erases the names of withdrawn employees when the legal period is over. */
export async function eraseAcceptedNames({ db, now }: Pick<Work, 'db' | 'now'>): Promise<void> {
  const erased = db
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(isNotNull(withdrawals.erasedAt));
  await db
    .update(applications)
    .set({ personName: FORMER_PERSON })
    .where(
      and(
        inArray(applications.personId, erased),
        ne(applications.personName, FORMER_PERSON),
        or(
          ne(applications.status, 'ON_RECRUIT'),
          lt(applications.recruitedAt, addSeconds(now, -ACCEPTED_RETENTION_SECONDS)),
        ),
      ),
    );
}
