import { z } from 'zod';
import { REMOVAL_APPROVAL_ABOVE, REMOVAL_MAX } from '@ieum/contract/foundation/approvals/enums.ts';
import type { Removal, RemovalDraft } from '@ieum/contract/foundation/approvals/removals.ts';
import { approvalTexts as m } from '@ieum/contract/foundation/approvals/texts.ts';
import type { Right } from '@ieum/contract/common/rights.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { defineApprovable, type Outcome, type Requester, type TypedApprovable } from './approvable.ts';
import type { Approvals } from './request.ts';

/** The longest part of a row's name that those who decide are shown. */
const NAME_MAX = 60;

interface Definition<Row> {
  /** Module and act, for example `boards.removeMany`. */
  kind: string;
  right: Right;
  /** Names the rows that are deleted, with `{count}`. */
  summary: KeyedText;
  /** The rows of these ids that are there, locked for a write in the order of their ids. */
  find: (db: Db, ids: readonly string[]) => Promise<Row[]>;
  read: (row: Row) => { id: string; version: number; name: string };
  /** Deletes a row and records it; `requestedBy` where another administrator asked for it. */
  remove: (ctx: AdministratorContext, row: Row, requestedBy: string | undefined) => Promise<unknown>;
  /** Records that a row stays, because it changed after another administrator had asked for the removal. */
  skip: (ctx: AdministratorContext, row: Row, requestedBy: string) => Promise<unknown>;
  /** After some were deleted. */
  onRemoved: (ctx: AdministratorContext) => void;
}

const StoredRemoval = z.object({
  rows: z.array(z.object({ id: z.string(), version: z.number(), name: z.string() })).max(REMOVAL_MAX),
});
type StoredRemoval = z.infer<typeof StoredRemoval>;
type RowVersion = Pick<StoredRemoval['rows'][number], 'id' | 'version'>;
type Results = Removal['results'];

/** Deleting many rows of one kind. */
export interface BulkRemoval {
  approvable: TypedApprovable<StoredRemoval>;
  /** Deletes at most a hundred rows at once; more of them only where another administrator approves it. */
  ask: (ctx: AdministratorContext, approvals: Approvals, draft: RemovalDraft) => Promise<Removal>;
}

/** Defines deleting many rows: a result for each, those that changed meanwhile are skipped. */
export function defineRemoval<Row>(definition: Definition<Row>): BulkRemoval {
  const approvable = defineApprovable<StoredRemoval>({
    kind: definition.kind,
    right: definition.right,
    schema: StoredRemoval,
    summaryOf: ({ rows }) => ({ message: definition.summary, values: { count: rows.length } }),
    detailOf: ({ rows }) => rows.map(({ name }) => name).join('\n'),
    check: async () => undefined,
    run: async (ctx, { rows }, requester) => outcomeOf(await removeRows(ctx, definition, rows, requester)),
  });
  return {
    approvable,
    ask: async (ctx, approvals, { rows, reason, key }) => {
      const wanted = rows.map(({ _id, version }) => ({ id: _id, version })); // wire spelling
      if (wanted.length > REMOVAL_APPROVAL_ABOVE) {
        const parameters = await named(ctx, definition, wanted);
        const request = await approvals.ask(ctx, approvable, { parameters, reason, key });
        if (request) return { results: [], approval: { _id: request.id } }; // wire spelling
      }
      return { results: await removeRows(ctx, definition, wanted) };
    },
  };
}

/** The names by which the second administrator judges them, in the order of the request. */
async function named<Row>(
  ctx: AdministratorContext,
  { find, read }: Definition<Row>,
  wanted: readonly RowVersion[],
) {
  const found = await find(
    ctx.db,
    wanted.map(({ id }) => id),
  );
  const names = new Map(found.map((row) => [read(row).id, read(row).name]));
  const nameOf = (id: string) => (names.get(id) ?? id).slice(0, NAME_MAX).toWellFormed();
  return { rows: wanted.map(({ id, version }) => ({ id, version, name: nameOf(id) })) };
}

async function removeRows<Row>(
  ctx: AdministratorContext,
  { find, read, remove, skip, onRemoved }: Definition<Row>,
  wanted: readonly RowVersion[],
  requester?: Requester,
): Promise<Results> {
  const found = await find(
    ctx.db,
    wanted.map(({ id }) => id),
  );
  const present = new Map(found.map((row) => [read(row).id, row]));
  const results: Results = [];
  for (const { id, version } of wanted) {
    const row = present.get(id);
    // A row that is named twice is deleted once.
    present.delete(id);
    const isSame = row !== undefined && read(row).version === version;
    if (isSame) await remove(ctx, row, requester?.username);
    else if (row && requester) await skip(ctx, row, requester.username);
    const outcome = isSame ? 'REMOVED' : row === undefined ? 'MISSING' : 'CHANGED';
    results.push({ _id: id, outcome }); // wire spelling
  }
  if (results.some(({ outcome }) => outcome === 'REMOVED')) onRemoved(ctx);
  return results;
}

/** The result of an approved removal; the skipped rows are in the audit log. */
function outcomeOf(results: Results): Outcome {
  const removed = results.filter(({ outcome }) => outcome === 'REMOVED').length;
  const skipped = results.length - removed;
  const message = skipped === 0 ? m.removed : m.removedPartly;
  return { outcome: { message, values: { removed, skipped } } };
}
