import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import { useChosenRows } from '#ui/grid/use-chosen-rows.ts';
import { useListScreen } from '#ui/grid/use-list-screen.ts';
import { useSort } from '#ui/grid/use-sort.ts';
import { numberText } from '#lib/format/money.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { ApplicantCard, columnsOf, type RowActions } from './applicant-columns.tsx';
import styles from './applicant-list.module.css';
import type { Place } from '../board/board.ts';
import { BulkBar } from './bulk-bar.tsx';
import { copy } from '../copy.ts';
import { applicantListQuery, facetsQuery, NEWEST, PAGE } from '../data.ts';
import { hiddenText } from '../filters/facets.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { NoApplicants } from './no-applicants.tsx';
import { Overlays } from '../overlays.tsx';
import { RecruitmentHeader } from '../recruitment-header.tsx';
import { useListSequence } from '../moves/sequence.ts';
import { useListKeys } from './use-list-keys.ts';
import { useScreen, type Screen } from '../use-screen.ts';

const sortKeys = ['name', 'stage', 'appliedAt'];

function useRowActions({ drawer, mover, toggleBookmark }: Screen): RowActions {
  const [parameters] = useSearchParams();
  return useMemo(
    () => ({
      addressOf: (row) => {
        const query = new URLSearchParams(parameters);
        query.set('a', row._id);
        return `?${query.toString()}`;
      },
      open: drawer.open,
      move: (row, stage) => void mover.move([row], { stage, afterId: null }),
      toggleBookmark,
    }),
    [parameters, drawer.open, mover, toggleBookmark],
  );
}

/** 목록: the applicants of one recruitment as a table, with the filters of the board. */
export function ApplicantList({ recruitmentId }: { recruitmentId: string }) {
  const screen = useScreen(recruitmentId);
  const { filtering, drawer, mover } = screen;
  const { filters } = filtering;
  const { page, write } = useUrlState();
  const { asked: sort = NEWEST, onSort } = useSort(sortKeys);
  const place = { filters, sort, page };
  const { data, grid } = useListScreen({
    query: applicantListQuery(recruitmentId, place),
    rowsOf: ({ applications }) => applications,
    page,
    size: PAGE,
  });
  const { data: facets } = useQuery({
    ...facetsQuery(recruitmentId, filters),
    placeholderData: keepPreviousData,
  });
  const { chosen, clear, selection } = useChosenRows(grid.rows);
  const actions = useRowActions(screen);
  const columns = useMemo(() => columnsOf(actions), [actions]);
  const { openId, open } = drawer;
  const sequence = useListSequence({
    recruitmentId,
    place,
    list: data,
    openId,
    open,
    openOn: (next, id) => write({ page: next, a: id }, { isReplacing: true }),
  });
  useListKeys({ ids: selection.ids, onChoose: selection.onChange });
  const moveAll = (movedRows: readonly ApplicantRow[], to: Place) =>
    void mover.move(movedRows, to, { onBegin: clear });
  const count = data?.count ?? 0;
  return (
    <>
      <RecruitmentHeader recruitmentId={recruitmentId} view="applications" sort={sort} />
      <DataGrid
        label={copy.titles.list}
        name="applicants"
        columns={columns}
        rowName={(row) => row.person.name}
        card={(row) => <ApplicantCard row={row} actions={actions} />}
        sort={sort}
        onSort={onSort}
        selection={selection}
        currentId={openId}
        onOpen={(row) => open(row._id)}
        {...grid}
        rangeWords={(from, to) => copy.range(from, to, numberText(count))}
        summary={hiddenText(filters, facets, count)}
        empty={<NoApplicants recruitmentId={recruitmentId} filtering={filtering} />}
        toolbar={<FilterBar recruitmentId={recruitmentId} state={filtering} />}
      />
      <div className={styles.bottom} aria-hidden />
      <BulkBar rows={chosen} onMove={moveAll} onCompare={screen.compare} onClear={clear} />
      <Overlays screen={screen} sequence={sequence} />
    </>
  );
}
