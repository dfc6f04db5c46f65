import { showError } from '../alert/show-error.ts';
import { toast } from '../toast/toasts.ts';
import type { BulkAction } from './bulk-action.ts';
import { bulkCopy as copy } from './bulk-copy.ts';
import { runEach, type Outcome } from './run-each.ts';

const UNDO_MILLISECONDS = 20_000;

interface BulkActionInput {
  reason: string;
  key: string;
}

/** Changes the rows by an action, in one call where it has one. */
export async function runBulkAction<R extends { _id: string }>(
  { run, together }: BulkAction<R>,
  { rows, nameOf, input }: { rows: readonly R[]; nameOf: (row: R) => string; input: BulkActionInput },
): Promise<Outcome<R>> {
  if (!together) return run ? runEach(run, rows, nameOf) : { changed: [], failures: [] };
  const { failures, isRequested } = await together.run(rows, input);
  if (isRequested) return { changed: [], failures: [], isRequested };
  return {
    changed: rows.filter(({ _id }) => !failures.has(_id)),
    failures: rows.flatMap((row) => {
      const message = failures.get(row._id);
      return message === undefined ? [] : [{ name: nameOf(row), message }];
    }),
  };
}

/** Restores rows; an error is shown until it is closed. */
async function undoAll<R>({ undo, onDone }: BulkAction<R>, rows: readonly R[], nameOf: (row: R) => string) {
  if (!undo) return;
  const { changed, failures } = await runEach(undo, rows, nameOf);
  await onDone?.();
  for (const { name, message } of failures) toast(`${name}: ${message}`, { tone: 'error' });
  if (changed.length > 0) toast(copy.undone(changed.length), { tone: 'success' });
}

/** Shows how many rows were changed, and for a while offers to restore them. */
export function toastChanged<R>(
  action: BulkAction<R>,
  changed: readonly R[],
  nameOf: (row: R) => string,
): void {
  const undo = () => void undoAll(action, changed, nameOf).catch(showError);
  toast((action.done ?? copy.done)(changed.length), {
    tone: 'success',
    ...(action.undo && { undo, milliseconds: UNDO_MILLISECONDS }),
  });
}
