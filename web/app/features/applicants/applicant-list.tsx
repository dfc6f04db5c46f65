import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { stageOrder } from '#features/own-recruitments/public.ts';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ActionBar } from '#ui/grid/action-bar.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import type { Sort } from '#ui/grid/grid-types.ts';
import { Popup } from '#ui/popup/popup.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import { ApplicantCard, columnsOf, type RowActs } from './applicant-columns.tsx';
import { ApplicantDrawer } from './lazy-drawer.tsx';
import styles from './applicant-list.module.css';
import { copy } from './copy.ts';
import { applicantListQuery, PAGE, type ListPlace } from './data.ts';
import { FilterTools } from './filter-tools.tsx';
import { PostingHeader } from './posting-header.tsx';
import { useListSequence } from './sequence.ts';
import { StageMenu } from './stage-menu.tsx';
import { useDrawer } from './use-drawer.ts';
import { useFilters } from './use-filters.ts';
import { useMoveApplication } from './use-move-application.ts';
import { useUndoKey } from './use-undo-key.ts';

const NEWEST: Sort = { key: 'appliedAt', isDescending: true };

function readSort(words: string): Sort {
  const [key, order] = words.split('.');
  return key ? { key, isDescending: order === 'desc' } : NEWEST;
}

function StageFilter() {
  const { readList, write } = useUrlState();
  const chosen = readList('stage');
  const toggle = (stage: ApplicationStage) => {
    const next = chosen.includes(stage) ? chosen.filter((one) => one !== stage) : [...chosen, stage];
    write({ stage: next.join(',') || undefined });
  };
  return (
    <Popup
      label={copy.stage}
      isActive={chosen.length > 0}
      trigger={
        <>
          {copy.stage}
          {chosen.length > 0 && <b className="number">{chosen.length}</b>}
          <IconChevronDown size={15} aria-hidden />
        </>
      }
    >
      <div className={styles.filter}>
        {stageOrder.map((stage) => (
          <Checkbox
            key={stage}
            label={statusMeta('stage', stage).label}
            checked={chosen.includes(stage)}
            onChange={() => toggle(stage)}
          />
        ))}
      </div>
    </Popup>
  );
}

function usePlace(): ListPlace {
  const { read } = useUrlState();
  return {
    ...useFilters(),
    sort: readSort(read('sort')),
    page: Math.max(1, Number(read('page')) || 1),
  };
}

const isNarrowed = ({ searchValue, isUnread, stages }: ListPlace): boolean =>
  Boolean(searchValue) || isUnread === true || (stages?.length ?? 0) > 0;

function Nothing({ place }: { place: ListPlace }) {
  const { write } = useUrlState();
  if (!isNarrowed(place)) return <EmptyState title={copy.empty.title} hint={copy.empty.body} />;
  const reset = () => write({ q: undefined, unread: undefined, stage: undefined });
  return (
    <EmptyState
      title={copy.noMatch.title}
      action={
        <Button kind="default" onClick={reset}>
          {copy.noMatch.reset}
        </Button>
      }
    />
  );
}

/** 목록: the applicants of one posting as a table, with the filters of the board. */
export function ApplicantList({ recruitmentId }: { recruitmentId: string }) {
  const place = usePlace();
  const { write } = useUrlState();
  const [parameters] = useSearchParams();
  const drawer = useDrawer();
  const mover = useMoveApplication(recruitmentId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useQuery({ ...applicantListQuery(recruitmentId, place), placeholderData: keepPreviousData });
  useUndoKey(mover.undo);
  const sequence = useListSequence({
    recruitmentId,
    place,
    list: list.data,
    openId: drawer.openId,
    open: drawer.open,
    openOn: (page, id) => write({ page, a: id }, { isReplacing: true }),
  });

  const acts: RowActs = useMemo(
    () => ({
      addressOf: (row) => {
        const query = new URLSearchParams(parameters);
        query.set('a', row._id);
        return `?${query.toString()}`;
      },
      open: drawer.open,
      move: (row, stage) => void mover.move([row], { stage, afterId: null }),
    }),
    [parameters, drawer.open, mover],
  );
  const columns = useMemo(() => columnsOf(acts), [acts]);
  const rows = list.data?.applications;
  const moveChosen = (stage: ApplicationStage) => {
    const cards = rows?.filter(({ _id, stage: held }) => chosen.has(_id) && held !== stage) ?? [];
    setChosen(new Set());
    void mover.move(cards, { stage, afterId: null });
  };

  return (
    <>
      <PostingHeader recruitmentId={recruitmentId} view="applications" />
      <DataGrid
        label={copy.titles.list}
        name="applicants"
        columns={columns}
        rows={rows}
        rowId={(row) => row._id}
        rowName={(row) => row.person.name}
        card={(row) => <ApplicantCard row={row} acts={acts} />}
        sort={place.sort}
        onSort={({ key, isDescending }) => write({ sort: `${key}.${isDescending ? 'desc' : 'asc'}` })}
        selection={{ ids: chosen, onChange: setChosen }}
        {...(drawer.openId && { currentId: drawer.openId })}
        onOpen={(row) => drawer.open(row._id)}
        paging={{ page: place.page, size: PAGE, count: list.data?.count ?? 0, isCapped: list.data?.isCapped }}
        onPage={(page) => write({ page })}
        empty={<Nothing place={place} />}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={
          <>
            <FilterTools />
            <StageFilter />
          </>
        }
        isStale={list.isPlaceholderData}
      />
      <div className={styles.bottom} aria-hidden />
      <ActionBar
        count={chosen.size}
        countLabel={copy.people(chosen.size)}
        onClear={() => setChosen(new Set())}
      >
        <StageMenu label={copy.moveTo} look="plain" onMove={moveChosen}>
          <IconArrowsMove size={17} aria-hidden />
          {copy.moveTo}
        </StageMenu>
      </ActionBar>
      {drawer.openId && (
        <ApplicantDrawer
          recruitmentId={recruitmentId}
          id={drawer.openId}
          sequence={sequence}
          mover={mover}
          onClose={drawer.close}
        />
      )}
    </>
  );
}
