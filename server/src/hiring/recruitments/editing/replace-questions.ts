import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { QuestionDrafts } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { checkQuestions } from './checks.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { dropChanged } from '../caches.ts';
import { fromQuestions } from './form-wire.ts';
import { isPublic } from '../policy.ts';
import type { RecruitmentDetail } from '../queries.ts';
import { recruitments, type Question } from '../tables.ts';
import { assertVersion } from './version.ts';
import type { z } from 'zod';

type Drafts = z.output<typeof QuestionDrafts>;

/** Replaces a recruitment's questions, which cannot change once somebody has applied. */
export async function replaceQuestions(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  {
    recruitment,
    drafts,
    version,
  }: { recruitment: RecruitmentDetail; drafts: Drafts; version: number | undefined },
): Promise<{ questions: Question[]; version: number }> {
  if (recruitment.state === 'CANCELED') throw new AppError('conflict', m.isFinal);
  await assertVersion(ctx, deps, { recruitment, version });
  const questions = await settleQuestions(ctx, deps, { recruitment, drafts });
  checkQuestions(questions);
  await ctx.db
    .update(recruitments)
    .set({ questions, updatedAt: ctx.now, version: sql`${recruitments.version} + 1` })
    .where(eq(recruitments.id, recruitment.id));
  if (isPublic(recruitment)) dropChanged(ctx, deps, [recruitment]);
  return { questions, version: recruitment.version + 1 };
}

/**
 * The new questions of a recruitment: the present ones when none are given; 409 for others once somebody has
 * applied.
 */
export async function settleQuestions(
  ctx: Pick<CompanyContext, 'db'>,
  deps: RecruitmentDeps,
  { recruitment, drafts }: { recruitment: RecruitmentDetail; drafts: Drafts | undefined },
): Promise<Question[]> {
  if (drafts === undefined) return recruitment.questions;
  const questions = fromQuestions(drafts, recruitment.questions);
  if (isDeepStrictEqual(questions, recruitment.questions)) return questions;
  if (await deps.applications.hasApplied(ctx.db, recruitment.id))
    throw new AppError('conflict', m.questionsLocked);
  return questions;
}
