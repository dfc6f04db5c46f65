import type { FastifyReply } from 'fastify';
import { sayIn } from '@ieum/contract/common/text.ts';
import { importTexts as m } from '@ieum/contract/foundation/imports/texts.ts';
import type { Context } from '#kit/context.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import type { Importable } from './importable.ts';
import { listFaulty } from './queries.ts';
import type { ImportRow, WorkbookRow } from './tables.ts';
import { presentFault } from './wire.ts';

/**
 * Sends the faulty rows as they were written, with what to correct behind each; the same workbook can be
 * corrected and sent again, because its other columns are the import's.
 */
export function sendFaults(
  { db, caller: { locale }, now }: Context<'console'>,
  reply: FastifyReply,
  { row, importable }: { row: ImportRow; importable: Importable },
): FastifyReply {
  const reasonsOf = ({ faults }: WorkbookRow) =>
    faults
      .map((fault) => presentFault(fault, importable, locale))
      .map(({ column, reason }) => `${column}: ${reason}`)
      .join('\n');
  const cells = Object.entries(importable.columns).map(
    ([name, { title, width }]): WorkbookColumn<WorkbookRow> => ({
      title: sayIn(locale, title.text),
      kind: 'text',
      value: (one) => one.cells[name]?.text ?? '',
      ...(width !== undefined && { width }),
    }),
  );
  return sendWorkbook(reply, {
    prefix: `${row.kind}-faults`,
    sheet: sayIn(locale, m.faultSheet.text),
    columns: [
      ...cells,
      { title: sayIn(locale, m.faults.text), kind: 'text', width: 60, value: reasonsOf },
      { title: sayIn(locale, m.rowNumber.text), kind: 'number', width: 8, value: ({ number }) => number },
    ],
    rows: readInBatches<WorkbookRow>((last, limit) =>
      listFaulty(db, row.id, { after: last?.number ?? 0, limit }),
    ),
    at: now,
  });
}
