import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { describeOwn } from '../describe-own.ts';
import type { RecruitmentDetail } from '../queries.ts';

/** Rejects, with the present recruitment, when somebody has changed it since the caller's version. */
export async function assertVersion(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  { recruitment, version }: { recruitment: RecruitmentDetail; version: number | undefined },
): Promise<void> {
  if (version === undefined || version === recruitment.version) return;
  throw new AppError('conflict', m.versionPassed, { current: await describeOwn(ctx, deps, recruitment) });
}
