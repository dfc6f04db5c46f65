import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import { useSelectedRows } from '#ui/grid/use-selected-rows.ts';
import { useListScreen } from '#ui/grid/use-list-screen.ts';
import { useSort } from '#ui/grid/use-sort.ts';
import { numberText } from '#lib/format/money.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { ApplicantCard, columnsOf, type RowActions } from './applicant-columns.tsx';
import styles from './applicant-list.module.css';
import { BulkBar } from './bulk-bar.tsx';
import { copy } from '../copy.ts';
import { applicantListQuery, facetsQuery, NEWEST, PAGE } from '../data.ts';
import { FacetPills } from '../filters/facet-pills.tsx';
import { hiddenText } from '../filters/facets.ts';
import type { Filters } from '../filters/filters.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { NoApplicants } from './no-applicants.tsx';
import { ApplicantLayers } from '../applicant-layers.tsx';
import { RecruitmentHeader } from '../recruitment-header.tsx';
import { useListNeighbours } from '../moves/neighbour-applicants.ts';
import { useListKeys } from './use-list-keys.ts';
import type { ApplicantExtensions } from '../applicant-extensions.ts';
import { useApplicantsScreen, type ApplicantsScreen } from '../use-applicants-screen.ts';

const sortKeys = ['name', 'stage', 'appliedAt'];

function useRowActions({ drawer, mover, toggleBookmark }: ApplicantsScreen): RowActions {
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

/** How many applicants the filters hide, and of which stages. */
function useHiddenText(recruitmentId: string, filters: Filters, count: number) {
  const { data: facets } = useQuery({
    ...facetsQuery(recruitmentId, filters),
    placeholderData: keepPreviousData,
  });
  return hiddenText(filters, facets, count);
}

/** The page of the list in the address, and the applicants before and after the opened one. */
function useApplicants({
  recruitmentId,
  filtering: { filters },
  drawer: { openId, open },
}: ApplicantsScreen) {
  const { page, write } = useUrlState();
  const { requested: sort = NEWEST, onSort } = useSort(sortKeys);
  const place = { filters, sort, page };
  const { data, grid } = useListScreen({
    query: applicantListQuery(recruitmentId, place),
    rowsOf: ({ applications }) => applications,
    page,
    size: PAGE,
  });
  const openOn = (next: number, id: string) => write({ page: next, a: id }, { isReplacing: true });
  const sequence = useListNeighbours({ recruitmentId, place, list: data, openId, open, openOn });
  return { count: data?.count ?? 0, grid, sort, onSort, sequence };
}

/** The columns, and the next appointment with an applicant that cards show too. */
function useColumns({ recruitmentId, extensions }: ApplicantsScreen, actions: RowActions) {
  const { next: Next } = extensions;
  const nextOf = useCallback(
    ({ _id }: ApplicantRow) => Next && <Next recruitmentId={recruitmentId} applicationId={_id} isPlain />,
    [Next, recruitmentId],
  );
  const columns = useMemo(() => columnsOf(actions, nextOf), [actions, nextOf]);
  return { columns, nextOf };
}

interface ApplicantListProps {
  recruitmentId: string;
  extensions?: ApplicantExtensions;
}

/** 목록: the applicants of one recruitment as a table, with the filters of the board. */
export function ApplicantList({ recruitmentId, extensions }: ApplicantListProps) {
  const screen = useApplicantsScreen(recruitmentId, extensions);
  const { filtering, drawer, mover } = screen;
  const { count, grid, sort, onSort, sequence } = useApplicants(screen);
  const hidden = useHiddenText(recruitmentId, filtering.filters, count);
  const { chosen, clear, selection } = useSelectedRows(grid.rows);
  const actions = useRowActions(screen);
  const { columns, nextOf } = useColumns(screen, actions);
  useListKeys({ ids: selection.ids, onChoose: selection.onChange });
  return (
    <>
      <RecruitmentHeader recruitmentId={recruitmentId} view="applications" sort={sort} />
      <DataGrid
        label={copy.titles.list}
        name="applicants"
        columns={columns}
        rowName={(row) => row.person.name}
        card={(row) => <ApplicantCard row={row} actions={actions} next={nextOf(row)} />}
        sort={sort}
        onSort={onSort}
        selection={selection}
        currentId={drawer.openId}
        onOpen={(row) => drawer.open(row._id)}
        {...grid}
        rangeText={(from, to) => copy.range(from, to, numberText(count))}
        summary={hidden}
        empty={<NoApplicants recruitmentId={recruitmentId} filtering={filtering} />}
        toolbar={
          <FilterBar
            recruitmentId={recruitmentId}
            state={filtering}
            pills={<FacetPills recruitmentId={recruitmentId} state={filtering} />}
          />
        }
      />
      <div className={styles.bottom} aria-hidden />
      <BulkBar
        rows={chosen}
        onMove={(rows, to) => void mover.move(rows, to, { onBegin: clear })}
        onCompare={screen.compare}
        onClear={clear}
        more={screen.extensions.bulk}
      />
      <ApplicantLayers screen={screen} sequence={sequence} />
    </>
  );
}
