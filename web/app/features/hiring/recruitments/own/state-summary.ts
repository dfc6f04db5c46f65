import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Block } from '@ieum/contract/hiring/recruitments/schemas.ts';

/** The fields of a recruitment that determine its shown state. */
export interface StateSummary {
  state: RecruitmentState;
  publishedAt: string | null;
}

/** Whether a recruitment has never been public. */
export const isDraft = ({ state, publishedAt }: StateSummary): boolean =>
  state === RecruitmentState.Hidden && publishedAt === null;

/**
 * The badge's value: hidden by an administrator is a value of its own; a hidden recruitment that was
 * never public is a draft.
 */
export function badgeOf(recruitment: StateSummary & { block: Block | null }) {
  if (recruitment.block) return 'BLOCKED';
  return isDraft(recruitment) ? 'DRAFT' : recruitment.state;
}
