import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '#ui/state/error-state.tsx';
import { boardQuery, showMore } from './board-data.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardView } from './board-view.tsx';
import { columnNames } from './board.ts';
import { NEWEST } from '../data.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { NoApplicants } from '../list/no-applicants.tsx';
import { ApplicantLayers } from '../applicant-layers.tsx';
import { RecruitmentHeader } from '../recruitment-header.tsx';
import { useBoardNeighbours } from '../moves/neighbour-applicants.ts';
import { toastError } from '#ui/toast/toast-error.ts';
import type { ApplicantExtensions } from '../applicant-extensions.ts';
import { useApplicantsScreen } from '../use-applicants-screen.ts';

const isEmpty = (board: Kanban): boolean => columnNames.every((name) => board[name].count === 0);

function useKanban(recruitmentId: string, filters: Parameters<typeof boardQuery>[1]) {
  const client = useQueryClient();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...boardQuery(recruitmentId, filters, client),
    placeholderData: keepPreviousData,
  });
  const readMore = async (column: KanbanColumn) => {
    const after = data?.[column].next;
    if (after) await showMore(client, { recruitmentId, filters, column, after }).catch(toastError);
  };
  return { data, error, refetch, isPlaceholderData, readMore };
}

/** 칸반: the applicants of one recruitment by stage; moved by pointer, keys, menu or, on phones, a sheet. */
export function ApplicantBoard({
  recruitmentId,
  extensions,
}: {
  recruitmentId: string;
  extensions?: ApplicantExtensions;
}) {
  const screen = useApplicantsScreen(recruitmentId, extensions);
  const { filtering, drawer } = screen;
  const { data, error, refetch, isPlaceholderData, readMore } = useKanban(recruitmentId, filtering.filters);
  const { openId, open } = drawer;
  const sequence = useBoardNeighbours({ board: data, openId, open, readMore });
  return (
    <>
      <RecruitmentHeader
        recruitmentId={recruitmentId}
        view="kanban"
        sort={NEWEST}
        tools={<FilterBar recruitmentId={recruitmentId} state={filtering} />}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <BoardSkeleton />}
      {data && isEmpty(data) && <NoApplicants recruitmentId={recruitmentId} filtering={filtering} />}
      {data && !isEmpty(data) && (
        <BoardView kanban={data} screen={screen} readMore={readMore} isStale={isPlaceholderData} />
      )}
      <ApplicantLayers screen={screen} sequence={sequence} />
    </>
  );
}
