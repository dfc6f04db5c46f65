import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Block } from '@ieum/contract/hiring/recruitments/schemas.ts';

/** The parts of a recruitment that tell where it stands. */
export interface StateSummary {
  state: RecruitmentState;
  publishedAt: string | null;
}

/** Whether a recruitment has never been public. */
export const isDraft = ({ state, publishedAt }: StateSummary): boolean =>
  state === RecruitmentState.Hidden && publishedAt === null;

/** The badge's value: what an administrator hid says so; a hidden recruitment that was never public is one still being written. */
export function badgeOf(recruitment: StateSummary & { block: Block | null }) {
  if (recruitment.block) return 'BLOCKED';
  return isDraft(recruitment) ? 'DRAFT' : recruitment.state;
}
