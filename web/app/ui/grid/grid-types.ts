import type { ReactNode } from 'react';
import type { GridPreferences, NamedPreferences } from './use-grid-preferences.ts';

export interface Column<R> {
  key: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** The server's name of the sort key; a column with one has a sort button. */
  sortKey?: string;
  /** 1 always; 2 hides below 1024 px, 3 below 1280 px, 4 below 1440 px. */
  priority?: 1 | 2 | 3 | 4;
  isNumeric?: boolean;
  /** The title is only for screen readers and the column always shown: a row's menu. */
  isTitleHidden?: boolean;
  width?: number;
}

export interface Sort {
  key: string;
  isDescending: boolean;
}

export interface GridPage {
  /** From 1. */
  page: number;
  size: number;
  count: number;
  /** The count stopped at 10,000. */
  isCapped?: boolean | undefined;
}

export interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

/** Saved views of a list. */
export interface GridViews {
  /** The view that is open. */
  current: NamedPreferences | undefined;
  /** The menu of views, for the present columns; `reset` drops their unsaved changes. */
  menu: (preferences: GridPreferences, reset: () => void) => ReactNode;
}

export interface DataGridProps<R> {
  /** The name of the list, for screen readers and as the storage key of the person's columns. */
  label: string;
  name: string;
  columns: readonly Column<R>[];
  /** Undefined while loading. */
  rows: readonly R[] | undefined;
  rowId: (row: R) => string;
  /** The row's name for screen readers. */
  rowName: (row: R) => string;
  /** The row as a card below 768 px; without it the columns of priority 1 are listed. */
  card?: (row: R) => ReactNode;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  selection?: Selection;
  /** The row whose panel is open. */
  currentId?: string | undefined;
  onOpen?: (row: R) => void;
  paging?: GridPage;
  onPage?: (page: number) => void;
  /** Replaces “n건 중 1~20” under the table. */
  rangeText?: (from: number, to: number) => string;
  /** Added to the count under the table: what is hidden and why. */
  summary?: string;
  empty: ReactNode;
  error?: (Error & { requestId?: string | undefined }) | null;
  onRetry?: () => void;
  /** Search and filters, left of the table's own tools. */
  toolbar?: ReactNode;
  views?: GridViews | undefined;
  /** New rows are being loaded while old ones are shown. */
  isStale?: boolean;
}
