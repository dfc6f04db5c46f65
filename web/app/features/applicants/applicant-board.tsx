import type { KanbanColumn } from '@ieum/contract/applicants.enums.ts';
import type { Kanban } from '@ieum/contract/applicants.schemas.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import { BoardView } from './board-view.tsx';
import { columnNames } from './board.ts';
import styles from './board.module.css';
import { copy } from './copy.ts';
import { boardQuery, showMore } from './board-data.ts';
import { FilterTools } from './filter-tools.tsx';
import { ApplicantDrawer } from './lazy-drawer.tsx';
import { PostingHeader } from './posting-header.tsx';
import { useBoardSequence } from './sequence.ts';
import { tellInPassing } from './tell.ts';
import { useDrawer } from './use-drawer.ts';
import { useFilters } from './use-filters.ts';
import { useMoveApplication } from './use-move-application.ts';
import { useUndoKey } from './use-undo-key.ts';

const isEmpty = (board: Kanban): boolean => columnNames.every((name) => board[name].count === 0);

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { write } = useUrlState();
  if (!isNarrowed) return <EmptyState title={copy.empty.title} hint={copy.empty.body} />;
  return (
    <EmptyState
      title={copy.noMatch.title}
      action={
        <Button kind="default" onClick={() => write({ q: undefined, unread: undefined })}>
          {copy.noMatch.reset}
        </Button>
      }
    />
  );
}

/** 칸반: the applicants of one posting by stage; moved by pointer, keys, menu or, on phones, a sheet. */
export function ApplicantBoard({ recruitmentId }: { recruitmentId: string }) {
  const client = useQueryClient();
  const filters = useFilters();
  const drawer = useDrawer();
  const mover = useMoveApplication(recruitmentId);
  useUndoKey(mover.undo);
  const { data, error, refetch } = useQuery({
    ...boardQuery(recruitmentId, filters, client),
    placeholderData: keepPreviousData,
  });
  const readMore = async (column: KanbanColumn) => {
    const after = data?.[column].next;
    if (after) await showMore(client, { recruitmentId, filters, column, after }).catch(tellInPassing);
  };
  const sequence = useBoardSequence({ board: data, openId: drawer.openId, open: drawer.open, readMore });
  return (
    <div className={styles.page}>
      <PostingHeader recruitmentId={recruitmentId} view="kanban" />
      <div className={styles.tools}>
        <FilterTools />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && isEmpty(data) && (
        <Nothing isNarrowed={Boolean(filters.searchValue) || filters.isUnread === true} />
      )}
      {data && !isEmpty(data) && (
        <BoardView kanban={data} filters={filters} mover={mover} drawer={drawer} readMore={readMore} />
      )}
      {drawer.openId && (
        <ApplicantDrawer
          recruitmentId={recruitmentId}
          id={drawer.openId}
          sequence={sequence}
          mover={mover}
          onClose={drawer.close}
        />
      )}
    </div>
  );
}
