import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Id, line, listOf, listPart } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { IMPORT_BYTES_MAX, importKinds, importStates, rowOutcomes } from './enums.ts';
import { importPaths } from './paths.ts';
import { importTexts as m } from './texts.ts';

const moment = z.string().max(40);

/** A workbook that was read, and what writing its rows would do or has done. */
export const Import = z.object({
  _id: z.string().max(bounds.id),
  kind: z.enum(importKinds),
  fileName: z.string().max(255),
  state: z.enum(importStates),
  /** Rows by what writing them would do. */
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() }),
  /** Rows that the job has written so far; they are visible to others once all are. */
  written: z.int(),
  /** Why nothing was written, where that is so. */
  failure: z.string().max(500).nullable(),
  createdAt: moment,
  expiresAt: moment,
  writtenAt: moment.nullable(),
});
export type Import = z.infer<typeof Import>;

/** A row of the workbook; its cells are in the order of the import's columns. */
export const ImportRow = z.object({
  /** Its number in the workbook, as Excel shows it. */
  number: z.int(),
  outcome: z.enum(rowOutcomes),
  /** The beginning of its key cell. */
  key: z.string().max(200),
  faults: z.array(z.object({ column: z.string().max(100), reason: z.string().max(500) })).max(30),
});
export type ImportRow = z.infer<typeof ImportRow>;

const params = z.object({ _import: Id });
const response = z.object({ import: Import });
const kindParams = z.object({ importKind: z.enum(importKinds, c.unknownValue.key) });

export const imports = endpointsOf('imports', {
  /** Headers, one example row, and the allowed values as a list of each cell, in the caller's language. */
  template: endpoint({
    ...importPaths.template,
    summary: 'Download the workbook in which rows are written for an import',
    transaction: 'manual',
    raw: true,
    params: kindParams,
    response: z.object({}),
  }),
  /**
   * A dry run: nothing of the workbook is written. The first visible sheet is read; formulas and macros are
   * never run.
   */
  check: endpoint({
    ...importPaths.check,
    summary: 'Read a workbook and count what writing its rows would do',
    transaction: 'manual',
    params: kindParams,
    file: { maxBytes: IMPORT_BYTES_MAX },
    response,
  }),
  find: endpoint({ ...importPaths.find, summary: 'Read an import', params, response }),
  /** In the order of the workbook. */
  listRows: endpoint({
    ...importPaths.listRows,
    summary: 'List the rows of an import with their faults',
    params,
    query: z.object({ ...listPart, outcome: z.enum(rowOutcomes, c.unknownValue.key).optional() }),
    response: listOf('rows', ImportRow),
  }),
  exportFaults: endpoint({
    ...importPaths.exportFaults,
    summary: 'Download the faulty rows of an import with a column of their faults',
    transaction: 'manual',
    raw: true,
    params,
    response: z.object({}),
  }),
  /** After rows changed, without sending the workbook again; 409 once it is written. */
  checkAgain: endpoint({
    ...importPaths.checkAgain,
    summary: 'Count again what writing the rows of an import would do',
    params,
    response,
  }),
  /**
   * A job writes every new and changed row in one transaction, or none. Repeated, it answers with the same
   * import. With faulty rows it is 409 unless `skipsFaulty` is true.
   */
  write: endpoint({
    ...importPaths.write,
    summary: 'Write the rows of an import',
    params,
    body: z.object({
      reason: line(bounds.reason, m.reasonRequired.key),
      skipsFaulty: z.boolean().optional(),
    }),
    response,
  }),
});
