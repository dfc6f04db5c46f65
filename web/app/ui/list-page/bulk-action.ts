import type { ReactNode } from 'react';

/** An action on several rows: the person sees which rows change before it runs, and what became of each after. */
export interface BulkAction<R> {
  key: string;
  label: string;
  icon?: ReactNode;
  /** What happens, in one sentence: who is notified, whether it can be undone. */
  about: string;
  tone?: 'danger';
  /** How many rows were changed, in a sentence; else a general one. */
  done?: (count: number) => string;
  /** Whether it would change this row. */
  changes: (row: R) => boolean;
  run: (row: R) => Promise<unknown>;
  /** Restores a row, given as it was before; only where nobody outside was notified meanwhile. */
  undo?: (row: R) => Promise<unknown>;
  /** After all rows. */
  onDone?: () => Promise<unknown> | void;
}
