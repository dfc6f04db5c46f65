import { eq } from 'drizzle-orm';
import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { withoutEmptyItems } from '@ieum/contract/hiring/resumes/without-empty-items.ts';
import type { PersonContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';
import { findResume, gapsOf, type ResumeState } from '#hiring/resumes/public.ts';
import { answered, unansweredOf } from './answers.ts';
import { cardOf, haystackOf } from '../applicant-card.ts';
import { applicationSubmitted } from '../events.ts';
import { assertAccepting } from '../assert-accepting.ts';
import { isSubmitted } from '../policy.ts';
import { settled } from '../undoable.ts';
import { newestRank } from '../rank.ts';
import { assertNotBlacklisted } from './assert-not-blacklisted.ts';
import {
  applicationMoves,
  applications,
  applicationSnapshots,
  type ApplicationRow,
  type FrozenAnswer,
} from '../tables.ts';

interface Draft {
  recruitment: RecruitmentRow;
  /** Locked by this transaction. */
  own: ApplicationRow;
}

interface Sent {
  resume: ResumeState;
  answers: FrozenAnswer[];
}

/**
 * Submits a draft: freezes resume and answers and emits it. Repeated, it returns the submitted application.
 */
export async function applyTo(ctx: PersonContext, { recruitment, own }: Draft): Promise<ApplicationRow> {
  if (isSubmitted(own)) return own;
  if (own.status === 'IS_REVOKED') throw new AppError('conflict', m.revokedReopen);
  assertAccepting(recruitment, ctx.now);
  await assertNotBlacklisted(ctx, recruitment.companyId);
  const whole = own.ownResume ?? (await findResume(ctx.db, own.personId));
  const resume = { ...whole, content: withoutEmptyItems(whole.content) };
  const sent = { resume, answers: answered(recruitment.questions, own.answers) };
  assertComplete(sent);
  await freeze(ctx, own.id, sent);
  const submitted = await submit(ctx, own, resume);
  const { id: applicationId, recruitmentId, companyId, personId } = own;
  await ctx.emit(applicationSubmitted({ applicationId, recruitmentId, companyId, personId }));
  return submitted;
}

function assertComplete({ resume, answers }: Sent) {
  const gaps = Object.entries(gapsOf(resume.content)).map(
    ([path, text]) => [`resume.${path}`, text] as const,
  );
  const fields: Record<string, KeyedText> = { ...Object.fromEntries(gaps), ...unansweredOf(answers) };
  if (Object.keys(fields).length > 0) throw new AppError('invalid', m.incomplete, { fields });
}

async function freeze({ db, now }: PersonContext, applicationId: string, { resume, answers }: Sent) {
  const { content, profileFileId } = resume;
  const frozen = { resume: { content, profileFileId }, answers, takenAt: now };
  await db
    .insert(applicationSnapshots)
    .values({ applicationId, ...frozen })
    .onConflictDoUpdate({ target: applicationSnapshots.applicationId, set: frozen });
}

async function submit(
  ctx: PersonContext,
  own: ApplicationRow,
  { content }: ResumeState,
): Promise<ApplicationRow> {
  const { db, now, actor } = ctx;
  const personName = content.personalInformation.name;
  await db.insert(applicationMoves).values({
    applicationId: own.id,
    toStage: 'IS_APPLIED',
    actorId: actor.userId,
    actorName: personName,
    movedAt: now,
  });
  const submitted = await db
    .update(applications)
    .set({
      status: 'IS_APPLIED',
      writingStep: 'COMPLETED',
      stage: 'IS_APPLIED',
      positiveStage: 'IS_APPLIED',
      rank: newestRank(now),
      personName,
      card: cardOf(content, now),
      haystack: haystackOf(content),
      ...fresh,
      appliedAt: now,
      stagedAt: now,
      savedAt: now,
    })
    .where(eq(applications.id, own.id))
    .returning();
  return one(submitted);
}

/** A reopened application starts over with the company. */
const fresh = {
  viewedAt: null,
  pendingAt: null,
  meetingAt: null,
  recruitedAt: null,
  eliminatedAt: null,
  revokedAt: null,
  isCertified: false,
  certifiedAt: null,
  notice: null,
  ...settled,
};
