import IconPlus from '~icons/tabler/plus';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DataGrid } from '../grid/data-grid.tsx';
import { Docked } from '../grid/docked.tsx';
import type { ListDeclaration, PageOfRows } from './list-declaration.ts';
import { NothingFound } from '../grid/nothing-found.tsx';
import { useChosenRows } from '../grid/use-chosen-rows.ts';
import { namesOf, useListParams, type ListFilters } from '../grid/use-list-params.ts';
import { useListScreen } from '../grid/use-list-screen.ts';
import { useOpenRow } from '../grid/use-open-row.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSort } from '../grid/use-sort.ts';

const Add = ({ label, to }: { label: string; to: string }) => (
  <ButtonLink size="sm" to={to} icon={<IconPlus size={17} aria-hidden />}>
    {label}
  </ButtonLink>
);

/** The rows, order, selection and open row of a list. */
function useListPage<
  R extends { _id: string },
  F extends ListFilters,
  D extends PageOfRows,
  K extends QueryKey,
>(declaration: ListDeclaration<R, F, D, K>) {
  const { filters, sort, size, columns, pageOf } = declaration;
  const params = useListParams(filters);
  const { requested, onSort } = useSort(sort?.keys ?? []);
  const row = useOpenRow();
  const { addressOf: besideList } = row;
  const addressOf = useMemo(() => pageOf ?? besideList, [pageOf, besideList]);
  const { grid } = useListScreen({
    query: declaration.query({ ...params, sort: requested }),
    rowsOf: declaration.rowsOf,
    page: params.page,
    size,
  });
  const shown = useMemo(() => columns(addressOf), [columns, addressOf]);
  const openRow = useRowKeys({ rows: grid.rows, currentId: row.openId, open: row.open, pageOf });
  const order = sort && { sort: requested ?? sort.start, onSort };
  return { grid, row, addressOf, shown, openRow, order, chosen: useChosenRows(grid.rows) };
}

const Header = ({
  texts,
  actions,
  add,
}: Pick<ListDeclaration<never, never, never, never>, 'texts' | 'actions' | 'add'>) => (
  <PageHeader
    title={texts.title}
    isSameAsPlace
    status={texts.hint}
    actions={
      (actions || add) && (
        <>
          {actions}
          {add && <Add {...add} />}
        </>
      )
    }
  />
);

const Nothing = ({
  texts,
  filters,
  add,
}: Pick<ListDeclaration<never, ListFilters, never, never>, 'texts' | 'filters' | 'add'>) => (
  <NothingFound names={namesOf(filters)} title={texts.noMatch}>
    <EmptyState title={texts.empty.title} hint={texts.empty.hint} action={add && <Add {...add} />} />
  </NothingFound>
);

/** A list screen: header, search, filters, table, empty states, selection and the panel of a row. */
export function ListPage<
  R extends { _id: string },
  F extends ListFilters,
  D extends PageOfRows,
  K extends QueryKey,
>({ declaration }: { declaration: ListDeclaration<R, F, D, K> }) {
  const { name, texts, filters, rowName, card, panel, actions, toolbar, mayWrite = true } = declaration;
  const add = mayWrite ? declaration.add : undefined;
  const bulk = mayWrite ? declaration.bulk : undefined;
  const { grid, row, addressOf, shown, openRow, order, chosen } = useListPage(declaration);
  return (
    <Docked isOpen={panel !== undefined && row.openId !== undefined}>
      <Header texts={texts} actions={actions} add={add} />
      <DataGrid
        label={texts.list}
        name={name}
        columns={shown}
        rowName={rowName}
        {...(card && { card: (one: R) => card(one, addressOf) })}
        {...order}
        {...(bulk && { selection: chosen.selection })}
        currentId={row.openId}
        onOpen={openRow}
        {...grid}
        empty={<Nothing texts={texts} filters={filters} add={add} />}
        toolbar={toolbar}
      />
      {bulk && <BulkBar actions={bulk} rows={chosen.chosen} nameOf={rowName} clear={chosen.clear} />}
      {row.openId !== undefined && panel?.({ id: row.openId, rows: grid.rows ?? [], close: row.close })}
    </Docked>
  );
}
