import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import { usePages } from '#ui/grid/use-pages.ts';
import type { Sort } from '#ui/grid/grid-types.ts';
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

function readSort(words: string): Sort {
  const [key, order] = words.split('.');
  return key ? { key, isDescending: order === 'desc' } : NEWEST;
}

type Chosen = ReadonlyMap<string, ApplicantRow>;
const NOBODY: Chosen = new Map();

/** The chosen rows; they stay chosen while pages turn. */
function useChosen(rows: readonly ApplicantRow[] | undefined) {
  const [chosen, setChosen] = useState(NOBODY);
  const choose = (ids: ReadonlySet<string>) =>
    setChosen((before) => {
      const known = [...before.values(), ...(rows ?? [])].map((row) => [row._id, row] as const);
      return new Map(known.filter(([id]) => ids.has(id)));
    });
  const clear = useCallback(() => setChosen(NOBODY), []);
  return { chosen, ids: useMemo(() => new Set(chosen.keys()), [chosen]), choose, clear };
}

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
  const { read, page: shown, write } = useUrlState();
  const place = { filters, sort: readSort(read('sort')), page: shown };
  const list = useQuery({ ...applicantListQuery(recruitmentId, place), placeholderData: keepPreviousData });
  const pages = usePages(list, { page: place.page, size: PAGE });
  const { data: facets } = useQuery({
    ...facetsQuery(recruitmentId, filters),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.applications;
  const { chosen, ids, choose, clear } = useChosen(rows);
  const actions = useRowActions(screen);
  const columns = useMemo(() => columnsOf(actions), [actions]);
  const { openId, open } = drawer;
  const sequence = useListSequence({
    recruitmentId,
    place,
    list: list.data,
    openId,
    open,
    openOn: (page, id) => write({ page, a: id }, { isReplacing: true }),
  });
  useListKeys({ ids, onChoose: choose });
  const moveAll = (movedRows: readonly ApplicantRow[], to: Place) =>
    void mover.move(movedRows, to, { onBegin: clear });
  const count = list.data?.count ?? 0;
  return (
    <>
      <RecruitmentHeader recruitmentId={recruitmentId} view="applications" sort={place.sort} />
      <DataGrid
        label={copy.titles.list}
        name="applicants"
        columns={columns}
        rows={rows}
        rowId={(row) => row._id}
        rowName={(row) => row.person.name}
        card={(row) => <ApplicantCard row={row} actions={actions} />}
        sort={place.sort}
        onSort={({ key, isDescending }) => write({ sort: `${key}.${isDescending ? 'desc' : 'asc'}` })}
        selection={{ ids, onChange: choose }}
        {...(openId && { currentId: openId })}
        onOpen={(row) => open(row._id)}
        {...pages}
        rangeWords={(from, to) => copy.range(from, to, numberText(count))}
        summary={hiddenText(filters, facets, count)}
        empty={<NoApplicants recruitmentId={recruitmentId} filtering={filtering} />}
        toolbar={<FilterBar recruitmentId={recruitmentId} state={filtering} />}
      />
      <div className={styles.bottom} aria-hidden />
      <BulkBar rows={[...chosen.values()]} onMove={moveAll} onCompare={screen.compare} onClear={clear} />
      <Overlays screen={screen} sequence={sequence} />
    </>
  );
}
