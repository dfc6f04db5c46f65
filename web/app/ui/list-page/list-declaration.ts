import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BulkAction } from './bulk-action.ts';
import type { Column, Sort } from '../grid/grid-types.ts';
import type { ListFilters, ListParams } from '../grid/use-list-params.ts';
import type { RowAddress } from '../grid/use-open-row.ts';

export interface PageOfRows {
  count: number;
  isCapped?: boolean | undefined;
}

interface ListTexts {
  title: string;
  hint?: string;
  /** The name of the list for screen readers. */
  list: string;
  /** Shown when no row matches the filters. */
  noMatch: string;
  noMatchHint?: string;
  /** Shown when there are no rows at all, by default with the button to add one. */
  empty: { title: string; hint?: string; icon?: ReactNode; action?: ReactNode };
}

/** The button that leads to a new row. */
export interface AddLink {
  label: string;
  to: string;
  /** A plus sign by default. */
  icon?: ReactNode;
}

interface SelectedRows<R> {
  rows: readonly R[];
  clear: () => void;
}

/** A list screen of the console or a dashboard, as a declaration. */
export interface ListDeclaration<
  R extends { _id: string },
  F extends ListFilters,
  D extends PageOfRows,
  K extends QueryKey,
> {
  /** The storage key of the person's columns. */
  name: string;
  texts: ListTexts;
  filters: F;
  /** Between the title and the list: links to lists beside this one, figures. */
  tabs?: ReactNode;
  /** Another scope, such as another tab, starts without selected rows. */
  scope?: string;
  /** Search and filters above the list; each writes the name of a filter to the address. */
  toolbar?: ReactNode | ((rows: readonly R[] | undefined) => ReactNode);
  /** The columns' sort keys, and the order without a choice where it is that of a column. */
  sort?: { keys: readonly string[]; start?: Sort } | undefined;
  query: (
    params: ListParams<F> & { page: number; sort: Sort | undefined },
  ) => UseQueryOptions<D, Error, D, K>;
  rowsOf: (data: D) => readonly R[];
  /** Rows of a page. */
  size: number;
  rowName: (row: R) => string;
  columns: (addressOf: RowAddress) => readonly Column<R>[];
  /** A row below 768 px; by default its columns of the first priority. */
  card?: (row: R, addressOf: RowAddress) => ReactNode;
  /** The address of a row's own page; without it and with `panel` a row opens beside the list. */
  pageOf?: (id: string) => string;
  panel?: (open: { id: string; rows: readonly R[]; close: () => void }) => ReactNode;
  /** False where the reader may only look: without it the list has no button to add and no actions. */
  mayWrite?: boolean;
  add?: AddLink | undefined;
  /** More actions of the page. */
  actions?: ReactNode | undefined;
  /** Actions on selected rows. */
  bulk?: readonly BulkAction<R>[];
  /** The actions on selected rows where they are no `bulk`: they lead to another page or need more input. */
  bulkBar?: (chosen: SelectedRows<R>) => ReactNode;
}

/** Declares a list; the types follow from its query and columns. */
export const defineList = <
  R extends { _id: string },
  F extends ListFilters,
  D extends PageOfRows,
  K extends QueryKey,
>(
  declaration: ListDeclaration<R, F, D, K>,
): ListDeclaration<R, F, D, K> => declaration;
