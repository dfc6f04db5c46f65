import { REMOVAL_APPROVAL_ABOVE, REMOVAL_MAX } from '@ieum/contract/foundation/approvals/enums.ts';
import type { Removal, RemovalDraft } from '@ieum/contract/foundation/approvals/removals.ts';
import type { BulkAction, TogetherResult } from '#ui/list-page/bulk-action.ts';
import { bulkCopy } from '#ui/list-page/bulk-copy.ts';
import type { ActionTexts } from '#ui/list-page/common-actions.ts';
import { hasApprovers } from './data.ts';

type Removable = { _id: string; version: number };

interface RemoveOptions extends ActionTexts {
  removeAll: (draft: RemovalDraft) => Promise<Removal>;
  onDone: () => Promise<unknown>;
}

const resultOf = ({ results, approval }: Removal): TogetherResult => ({
  failures: new Map(
    results.flatMap(({ _id, outcome }) =>
      outcome === 'REMOVED' ? [] : [[_id, bulkCopy.notDeleted[outcome]]],
    ),
  ),
  isRequested: approval !== undefined,
});

/** The action that deletes rows; of many rows a second administrator decides. */
export const removeAction = ({ removeAll, ...rest }: RemoveOptions): BulkAction<Removable> => ({
  key: 'remove',
  tone: 'danger',
  changing: bulkCopy.deleting,
  done: bulkCopy.deleted,
  changes: () => true,
  together: {
    run: async (rows, input) =>
      resultOf(await removeAll({ rows: rows.map(({ _id, version }) => ({ _id, version })), ...input })),
    hasApprovers: () => hasApprovers('content.write'),
    approvalAbove: REMOVAL_APPROVAL_ABOVE,
    max: REMOVAL_MAX,
  },
  ...rest,
});
