import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { Company, ContextOf } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { describeOwn } from '../own.ts';
import type { Posting } from '../queries.ts';

/** Refuses, with the posting as it stands, when somebody has changed it since the caller's version. */
export async function assertVersion(
  ctx: ContextOf<Company>,
  deps: RecruitmentDeps,
  { posting, version }: { posting: Posting; version: number | undefined },
): Promise<void> {
  if (version === undefined || version === posting.version) return;
  throw new AppError('conflict', m.versionPassed, { current: await describeOwn(ctx, deps, posting) });
}
