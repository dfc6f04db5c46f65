import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { millisOf } from '#lib/format/dates.ts';
import type { OwnBookmark } from './data.ts';

export interface OpenAndClosed {
  /** Open for applications, the next deadline first. */
  open: RecruitmentCard[];
  closed: RecruitmentCard[];
  /** Ids of recruitments that nobody may see at the moment. */
  hidden: string[];
}

const endOf = ({ application }: RecruitmentCard): number =>
  application.isOpenHiring || !application.endsAt ? Infinity : millisOf(application.endsAt);

const isOpen = (recruitment: RecruitmentCard, now: number): boolean =>
  recruitment.state === RecruitmentState.Ongoing && endOf(recruitment) > now;

const byEnd = (one: RecruitmentCard, other: RecruitmentCard): number =>
  endOf(one) === endOf(other) ? 0 : endOf(one) - endOf(other);

/** The recruitments that a person bookmarked: open ones first, the next deadline first. */
export function splitByState(bookmarks: readonly OwnBookmark[], now = Date.now()): OpenAndClosed {
  const seen = bookmarks.flatMap(({ recruitment }) => recruitment ?? []);
  return {
    open: seen.filter((one) => isOpen(one, now)).toSorted(byEnd),
    closed: seen.filter((one) => !isOpen(one, now)).toSorted((one, other) => byEnd(other, one)),
    hidden: bookmarks.flatMap(({ recruitment, _recruitment }) =>
      recruitment === null && _recruitment !== null ? [_recruitment] : [],
    ),
  };
}
