import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { QuestionDrafts } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { Company, ContextOf } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { checkQuestions } from './checks.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { tellChanged } from '../events.ts';
import { fromQuestions } from './form-wire.ts';
import { isPublic } from '../policy.ts';
import type { Posting } from '../queries.ts';
import { recruitments, type Question } from '../tables.ts';
import { assertVersion } from './version.ts';
import type { z } from 'zod';

type Drafts = z.output<typeof QuestionDrafts>;

/** Puts other questions in place of a posting's; they are fixed once somebody has applied. */
export async function replaceQuestions(
  ctx: ContextOf<Company>,
  deps: RecruitmentDeps,
  { posting, drafts, version }: { posting: Posting; drafts: Drafts; version: number | undefined },
): Promise<{ questions: Question[]; version: number }> {
  if (posting.state === 'CANCELED') throw new AppError('conflict', m.isFinal);
  await assertVersion(ctx, deps, { posting, version });
  const questions = await settleQuestions(ctx, deps, { posting, drafts });
  checkQuestions(questions);
  await ctx.db
    .update(recruitments)
    .set({ questions, updatedAt: ctx.now, version: sql`${recruitments.version} + 1` })
    .where(eq(recruitments.id, posting.id));
  if (isPublic(posting)) await tellChanged(ctx, deps, [posting]);
  return { questions, version: posting.version + 1 };
}

/** The questions a posting shall have: those held when none are given; 409 for others once somebody has applied. */
export async function settleQuestions(
  ctx: Pick<ContextOf<Company>, 'db'>,
  deps: RecruitmentDeps,
  { posting, drafts }: { posting: Posting; drafts: Drafts | undefined },
): Promise<Question[]> {
  if (drafts === undefined) return posting.questions;
  const questions = fromQuestions(drafts, posting.questions);
  if (isDeepStrictEqual(questions, posting.questions)) return questions;
  if (await deps.applications.hasApplied(ctx.db, posting.id))
    throw new AppError('conflict', m.questionsLocked);
  return questions;
}
