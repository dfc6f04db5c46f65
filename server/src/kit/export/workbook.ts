import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply } from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts';
import { dispositionOf } from '../http/disposition.ts';
import { onSeoulClock, seoulStamp } from '../dates.ts';

type Cell = string | number | Date | null;

/** A column: `text` stays text whatever it begins with, `instant` is shown in Seoul time. */
export interface WorkbookColumn<Row> {
  title: string;
  kind: 'text' | 'number' | 'instant';
  /** In characters; 16 by default. */
  width?: number;
  value: (row: Row) => Cell;
}

export interface Workbook<Row> {
  /** The file is named `prefix_YYYYMMDD_HHmmss.xlsx` in Seoul time. */
  prefix: string;
  /** 31 characters at most. */
  sheet: string;
  columns: readonly WorkbookColumn<Row>[];
  /** Many rows are best read by `readInBatches`; ended when the client disconnects. */
  rows: AsyncIterable<Row> | Iterable<Row>;
  at: Date;
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LONGEST_TEXT = 32_767;
/** Text in a cell marked as text is never interpreted as a formula, not even when somebody edits it. */
const formats = { text: '@', number: 'General', instant: 'yyyy-mm-dd hh:mm' } as const;
/** A sequence that a reader would take for an escaped character. */
const ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** The number of workbooks written at the same time; further ones wait. */
const runLimited = limitConcurrency(2);

/**
 * Sends a sheet while its rows are read, so that neither the rows nor the file are ever in memory as a whole.
 */
export function sendWorkbook<Row>(reply: FastifyReply, workbook: Workbook<Row>): FastifyReply {
  return startWorkbook(reply, workbook).send(
    Readable.fromWeb(streamOf(workbook) as ReadableStream<Uint8Array>),
  );
}

/** Sends a small workbook that is complete already. */
export const sendWorkbookBytes = (
  reply: FastifyReply,
  { bytes, ...named }: Pick<Workbook<never>, 'prefix' | 'at'> & { bytes: Uint8Array },
): FastifyReply => startWorkbook(reply, named).send(Buffer.from(bytes));

function startWorkbook(reply: FastifyReply, { prefix, at }: Pick<Workbook<never>, 'prefix' | 'at'>) {
  const name = `${prefix}_${seoulStamp(at)}.xlsx`;
  return reply
    .type(TYPE)
    .header('content-disposition', dispositionOf('attachment', name))
    .header('cache-control', 'no-store');
}

function streamOf<Row>({ sheet, columns, rows }: Workbook<Row>) {
  return writeXlsxStream(cellsOf(columns, rows), {
    name: sheet,
    columns: columns.map(({ title, kind, width = 16 }) => ({ header: title, numFmt: formats[kind], width })),
    freezePane: { rows: 1 },
  });
}

async function* cellsOf<Row>(columns: readonly WorkbookColumn<Row>[], rows: Workbook<Row>['rows']) {
  const release = await acquireSlot();
  try {
    for await (const row of rows) yield columns.map(({ value }) => shown(value(row)));
  } finally {
    release();
  }
}

/** Waits for one of the slots; the returned function releases it. */
const acquireSlot = () =>
  new Promise<() => void>(
    (resolve) => void runLimited(() => new Promise<void>((release) => resolve(release))),
  );

function shown(cell: Cell): Cell {
  if (cell instanceof Date) return onSeoulClock(cell);
  if (typeof cell !== 'string') return cell;
  return cell.slice(0, LONGEST_TEXT).toWellFormed().replace(ESCAPED, '_x005F_');
}
