import { RecruitmentState } from '@ieum/contract/recruitments.enums.ts';

/** The parts of a posting that tell where it stands. */
export interface Standing {
  state: RecruitmentState;
  publishedAt: string | null;
}

/** Whether a posting has never been public. */
export const isDraft = ({ state, publishedAt }: Standing): boolean =>
  state === RecruitmentState.Hidden && publishedAt === null;

/** The badge's value: a hidden posting that was never public is one still being written. */
export const badgeOf = (standing: Standing) => (isDraft(standing) ? 'DRAFT' : standing.state);
