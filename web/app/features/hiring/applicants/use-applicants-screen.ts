import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useMemo } from 'react';
import { useToggleBookmark } from './drawer/bookmarks.ts';
import { useDrawer, type DrawerState } from './drawer/use-drawer.ts';
import { useFilters, type FilterState } from './filters/use-filters.ts';
import { useLiveBoard } from './board/use-live-board.ts';
import { useMoveApplication, type MoveApplication } from './moves/use-move-application.ts';
import type { ApplicantExtensions } from './applicant-extensions.ts';
import { useQueryParam } from './filters/use-query-param.ts';
import { useUndoKey } from './moves/use-undo-key.ts';

const NO_EXTENSIONS: ApplicantExtensions = {};

/** State that list, board and accepted applicants share. */
export interface ApplicantsScreen {
  recruitmentId: string;
  filtering: FilterState;
  drawer: DrawerState;
  mover: MoveApplication;
  toggleBookmark: (row: ApplicantRow) => void;
  /** The compared applicants, by the address (`?compare=a,b`). */
  comparedIds: readonly string[];
  compare: (ids: readonly string[]) => void;
  extensions: ApplicantExtensions;
}

/** The state of a screen of applicants, most of which is in the address. */
export function useApplicantsScreen(
  recruitmentId: string,
  extensions: ApplicantExtensions = NO_EXTENSIONS,
): ApplicantsScreen {
  const filtering = useFilters();
  const drawer = useDrawer();
  const mover = useMoveApplication(recruitmentId);
  useLiveBoard(recruitmentId, mover.isBusy);
  const toggleBookmark = useToggleBookmark(recruitmentId);
  const [compared, setCompared] = useQueryParam('compare');
  useUndoKey(mover.undo);
  return useMemo(
    () => ({
      recruitmentId,
      filtering,
      drawer,
      mover,
      toggleBookmark,
      comparedIds: compared?.split(',').filter(Boolean) ?? [],
      compare: (ids) => setCompared(ids.join(',')),
      extensions,
    }),
    [recruitmentId, filtering, drawer, mover, toggleBookmark, compared, setCompared, extensions],
  );
}
