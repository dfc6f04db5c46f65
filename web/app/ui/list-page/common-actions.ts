import { REMOVAL_APPROVAL_ABOVE, REMOVAL_MAX } from '@ieum/contract/foundation/approvals/enums.ts';
import type { Removal, RemovalDraft } from '@ieum/contract/foundation/approvals/removals.ts';
import type { BulkAction, TogetherResult } from './bulk-action.ts';
import { bulkCopy } from './bulk-copy.ts';

interface Row {
  _id: string;
}

interface ActionTexts {
  label: string;
  about: string;
}

interface SwitchOptions {
  show: ActionTexts;
  hide: ActionTexts;
  set: (id: string, isActive: boolean) => Promise<unknown>;
  onDone: () => Promise<unknown>;
}

/** The two actions that show and hide rows. */
export function switchActions({ show, hide, set, onDone }: SwitchOptions) {
  const switchTo = (isActive: boolean) => ({
    changes: (row: Row & { isActive: boolean }) => row.isActive !== isActive,
    run: (row: Row) => set(row._id, isActive),
    undo: (row: Row) => set(row._id, !isActive),
    onDone,
  });
  return [
    { key: 'show', ...show, ...switchTo(true) },
    { key: 'hide', ...hide, ...switchTo(false) },
  ] satisfies BulkAction<Row & { isActive: boolean }>[];
}

type Removable = Row & { version: number };

interface RemoveOptions extends ActionTexts {
  removeAll: (draft: RemovalDraft) => Promise<Removal>;
  onDone: () => Promise<unknown>;
}

const resultOf = ({ results, approval }: Removal): TogetherResult => ({
  failures: new Map(
    results.flatMap(({ _id, outcome }) => (outcome === 'REMOVED' ? [] : [[_id, bulkCopy.stored[outcome]]])),
  ),
  isRequested: approval !== undefined,
});

/** The action that deletes rows; of many rows a second administrator decides. */
export const removeAction = ({ removeAll, ...rest }: RemoveOptions): BulkAction<Removable> => ({
  key: 'remove',
  tone: 'danger',
  changes: () => true,
  together: {
    run: async (rows, input) =>
      resultOf(await removeAll({ rows: rows.map(({ _id, version }) => ({ _id, version })), ...input })),
    approvalAbove: REMOVAL_APPROVAL_ABOVE,
    most: REMOVAL_MAX,
  },
  ...rest,
});
