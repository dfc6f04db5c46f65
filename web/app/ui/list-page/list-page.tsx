import IconPlus from '~icons/tabler/plus';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DataGrid } from '../grid/data-grid.tsx';
import { FocusArea } from '../layout/focus-area.tsx';
import { ListWithPanel } from '../grid/list-with-panel.tsx';
import type { AddLink, ListDeclaration, PageOfRows } from './list-declaration.ts';
import { NothingFound } from '../grid/nothing-found.tsx';
import { useSelectedRows } from '../grid/use-selected-rows.ts';
import { namesOf, useListParams, type ListFilters } from '../grid/use-list-params.ts';
import { useListScreen } from '../grid/use-list-screen.ts';
import { useOpenRow } from '../grid/use-open-row.ts';
import { useListViews } from './use-list-views.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useSort } from '../grid/use-sort.ts';

const Add = ({ label, to, icon = <IconPlus size={17} aria-hidden /> }: AddLink) => (
  <ButtonLink size="sm" to={to} icon={icon}>
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
  const chosen = useSelectedRows(grid.rows, declaration.scope);
  const views = useListViews(declaration.name);
  return { grid, row, addressOf, shown, openRow, order, chosen, views };
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

const EmptyList = ({
  texts,
  filters,
  add,
}: Pick<ListDeclaration<never, ListFilters, never, never>, 'texts' | 'filters' | 'add'>) => (
  <NothingFound
    names={namesOf(filters)}
    title={texts.noMatch}
    {...(texts.noMatchHint && { hint: texts.noMatchHint })}
  >
    <EmptyState action={add && <Add {...add} />} {...texts.empty} />
  </NothingFound>
);

type ListPageProps<
  R extends { _id: string },
  F extends ListFilters,
  D extends PageOfRows,
  K extends QueryKey,
> = {
  declaration: ListDeclaration<R, F, D, K>;
};

/** The actions on the selected rows, where the reader has any. */
function Selected<R extends { _id: string }>({
  declaration: { rowName, bulk, bulkBar, mayWrite },
  chosen: { chosen, clear },
}: {
  declaration: Pick<ListDeclaration<R, never, never, never>, 'rowName' | 'bulk' | 'bulkBar' | 'mayWrite'>;
  chosen: ReturnType<typeof useSelectedRows<R>>;
}) {
  if (bulkBar && chosen.length > 0) return bulkBar({ rows: chosen, clear });
  if (!bulk || mayWrite === false) return null;
  return <BulkBar actions={bulk} rows={chosen} nameOf={rowName} clear={clear} />;
}

/** The props of the table that follow from the declaration and the state of the list. */
const tableOf = <R extends { _id: string }, F extends ListFilters, D extends PageOfRows, K extends QueryKey>(
  { card, pageOf, panel, bulk, bulkBar, mayWrite, toolbar }: ListDeclaration<R, F, D, K>,
  { grid, addressOf, openRow, chosen }: ReturnType<typeof useListPage<R, F, D, K>>,
) => ({
  toolbar: typeof toolbar === 'function' ? toolbar(grid.rows) : toolbar,
  ...(card && { card: (one: R) => card(one, addressOf) }),
  ...((bulkBar || (bulk && mayWrite !== false)) && { selection: chosen.selection }),
  ...((pageOf || panel) && { onOpen: openRow }),
});

/** A list screen: header, search, filters, table, empty states, selection and the panel of a row. */
export function ListPage<
  R extends { _id: string },
  F extends ListFilters,
  D extends PageOfRows,
  K extends QueryKey,
>({ declaration }: ListPageProps<R, F, D, K>) {
  const { name, texts, filters, tabs, rowName, panel, actions, mayWrite } = declaration;
  const add = mayWrite === false ? undefined : declaration.add;
  const state = useListPage(declaration);
  const { grid, row, shown, order, chosen, views } = state;
  return (
    <FocusArea>
      <ListWithPanel isOpen={panel !== undefined && row.openId !== undefined}>
        <Header texts={texts} actions={actions} add={add} />
        {tabs}
        <DataGrid
          label={texts.list}
          name={name}
          columns={shown}
          rowName={rowName}
          currentId={row.openId}
          views={views}
          {...order}
          {...tableOf(declaration, state)}
          {...grid}
          empty={<EmptyList texts={texts} filters={filters} add={add} />}
        />
        <Selected declaration={declaration} chosen={chosen} />
        {row.openId !== undefined && panel?.({ id: row.openId, rows: grid.rows ?? [], close: row.close })}
      </ListWithPanel>
    </FocusArea>
  );
}
