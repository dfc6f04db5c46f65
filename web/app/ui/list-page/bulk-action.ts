import type { ReactNode } from 'react';

/**
 * The result for the rows of one call; nothing yet where `isRequested`, because another administrator
 * decides.
 */
export interface TogetherResult {
  /** The ids of rows that were not changed, each with the reason. */
  failures: ReadonlyMap<string, string>;
  isRequested: boolean;
}

/** Changing all rows in one call. */
export interface BulkCall<R> {
  run: (rows: readonly R[], input: { reason: string; key: string }) => Promise<TogetherResult>;
  /** More rows need a second administrator, and a reason. */
  approvalAbove: number;
  /** Whether there is a second administrator; without one it is done at once. */
  hasApprovers: () => Promise<boolean>;
  /** The most rows of one call. */
  max: number;
}

/** An action on several rows: the person sees which rows change before it runs, and what became of each after. */
export interface BulkAction<R> {
  key: string;
  label: string;
  icon?: ReactNode;
  /** The effect in one sentence: who is notified, whether it can be undone. */
  about: string;
  tone?: 'danger';
  /** How many rows will be changed, and how many were; else in general words. */
  changing?: (count: number) => string;
  done?: (count: number) => string;
  /** Whether it would change this row. */
  changes: (row: R) => boolean;
  run?: (row: R) => Promise<unknown>;
  /** Instead of `run`, where the server changes all rows in one call. */
  together?: BulkCall<R>;
  /** Restores a row, given as it was before; only where nobody outside was notified meanwhile. */
  undo?: (row: R) => Promise<unknown>;
  /** After all rows. */
  onDone?: () => Promise<unknown> | void;
}
