import { eq, sql } from 'drizzle-orm';
import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { CompanyContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { UNDO_MARGIN_SECONDS } from '#kit/undo-margin.ts';
import { checkWhole } from './checks.ts';
import { publishedColumns } from './create.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { dropChanged } from '../caches.ts';
import { recruitmentCanceled, recruitmentFinished } from '../events.ts';
import { presentForm } from './form-wire.ts';
import type { RecruitmentDetail } from '../queries.ts';
import { shareFilesOf } from './share-files.ts';
import { recruitments } from '../tables.ts';

/** The states that a company may change each state to. */
const nextStates: Record<RecruitmentState, readonly RecruitmentState[]> = {
  ON_GOING: ['FINISHED', 'NO_SHOWN', 'CANCELED'],
  NO_SHOWN: ['ON_GOING', 'CANCELED'],
  FINISHED: ['ON_GOING'],
  CANCELED: [],
};

/** Publishes, closes, hides or cancels a recruitment; requesting the present state changes nothing. */
export async function setState(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  { recruitment, state }: { recruitment: RecruitmentDetail; state: RecruitmentState },
): Promise<void> {
  if (state === 'ON_GOING' && recruitment.blockedAt) throw new AppError('conflict', m.isBlocked);
  if (recruitment.state === state) return;
  if (!nextStates[recruitment.state].includes(state))
    throw new AppError('conflict', recruitment.state === 'CANCELED' ? m.isFinal : m.stateRejected);
  await moveState(ctx, deps, { recruitment, state });
}

/** Changes any state into any other, as only the console may; a published recruitment must be complete. */
export async function moveState(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  { recruitment, state }: { recruitment: RecruitmentDetail; state: RecruitmentState },
): Promise<void> {
  if (state === 'ON_GOING') {
    const form = presentForm(recruitment, recruitment.content);
    checkWhole({ form, questions: recruitment.questions, at: ctx.now });
  }
  if (state === 'FINISHED' && !recruitment.publishedAt) throw new AppError('conflict', m.stateRejected);

  const columns = columnsOf(recruitment, state, ctx.now);
  await ctx.db
    .update(recruitments)
    .set({
      ...columns,
      updatedAt: ctx.now,
      version: sql`${recruitments.version} + 1`,
    })
    .where(eq(recruitments.id, recruitment.id));
  await shareFilesOf(ctx.db, [recruitment.id]);
  const { id, companyId } = recruitment;
  if (state === 'CANCELED') await ctx.emit(recruitmentCanceled({ id, companyId }));
  if (state === 'FINISHED')
    await ctx.emit({
      ...recruitmentFinished({ id, companyId, reason: 'COMPANY' }),
      // If it is reopened within the undo time, nobody is notified.
      notBefore: addSeconds(ctx.now, UNDO_SECONDS + UNDO_MARGIN_SECONDS),
    });
  dropChanged(ctx, deps, [recruitment]);
}

function columnsOf(recruitment: RecruitmentDetail, state: RecruitmentState, now: Date) {
  if (state === 'ON_GOING') return publishedColumns(recruitment.startsAt, recruitment.publishedAt, now);
  if (state === 'NO_SHOWN') return { state };
  return { state, closedAt: now, closedReason: state === 'FINISHED' ? ('COMPANY' as const) : null };
}
