import { z } from 'zod';
import { auditPaths } from './paths.ts';
import { Id, Instant, ListHeaders, SortHeader, listOf, listPart, text } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { auditTexts as m } from './texts.ts';

// Actions of administrators, and who read whose personal data

const RowId = z.string().max(64);
const Detail = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);

/** One action of an administrator. */
export const AuditLog = z.object({
  _id: RowId,
  _by: RowId.nullable(),
  by: z.object({ name: z.string().max(100) }),
  /** Module and verb, for example `companies.approve`. */
  action: z.string().max(60),
  target: z.object({ type: z.string().max(40), _id: RowId.nullable(), name: z.string().max(200) }),
  details: z.record(z.string().max(60), Detail),
  ip: z.string().max(60),
  createdAt: z.string().max(40),
});
export type AuditLog = z.infer<typeof AuditLog>;

/** One reading of a person's data, as shown to that person. */
export const AccessRecord = z.object({
  _id: RowId,
  reader: z.object({ name: z.string().max(100) }),
  what: z.string().max(40),
  reason: z.string().max(500).nullable(),
  createdAt: z.string().max(40),
});
export type AccessRecord = z.infer<typeof AccessRecord>;

/** The same as shown to administrators: also whose data was read, by which account and from where. */
export const ConsoleAccessRecord = AccessRecord.extend({
  reader: z.object({ _id: RowId, name: z.string().max(100) }),
  /** The username of the person whose data was read; null once the account is erased. */
  person: z.object({ _id: RowId, name: z.string().max(100).nullable() }),
  ip: z.string().max(60),
});
export type ConsoleAccessRecord = z.infer<typeof ConsoleAccessRecord>;

const when = {
  from: Instant.optional(),
  to: Instant.optional(),
  /** An internet address or its beginning, for example `10.1.`. */
  address: z.string().trim().max(60).optional(),
};
const Who = z.string().trim().max(100).optional();

export const auditFilters = {
  /** An action or its prefix, for example `companies.`. */
  action: z.string().trim().max(60).optional(),
  /** An administrator's id, or a part of the name. */
  actor: Who,
  targetType: z.string().trim().max(40).optional(),
  /** Up to five ids separated by commas, or a part of the name. */
  target: z.string().trim().max(200).optional(),
  ...when,
};

export const audit = endpointsOf('audit', {
  list: endpoint({
    ...auditPaths.list,
    summary: 'List what administrators did',
    query: z.object({ ...listPart, ...auditFilters }),
    headers: ListHeaders,
    response: listOf('logs', AuditLog),
  }),
  /** The filtered log as a workbook in the list's order; the export and its reason are themselves recorded. */
  export: endpoint({
    ...auditPaths.export,
    summary: 'Export the audit log as an Excel workbook',
    query: z.object({ ...auditFilters, reason: text(200, m.reasonRequired.key) }),
    headers: SortHeader,
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  listAllReadings: endpoint({
    ...auditPaths.listAllReadings,
    summary: 'List who read whose personal data',
    query: z.object({
      ...listPart,
      /** The id of the reader, or a part of the name. */
      reader: Who,
      /** The id of the person whose data was read, or the full username. */
      person: Who,
      what: z.string().trim().max(40).optional(),
      ...when,
    }),
    response: listOf('records', ConsoleAccessRecord),
  }),
  find: endpoint({
    ...auditPaths.find,
    summary: 'Read one entry of the audit log',
    params: z.object({ _log: Id }),
    response: z.object({ log: AuditLog }),
  }),
  listReadings: endpoint({
    ...auditPaths.listReadings,
    summary: "List who read the caller's personal data",
    query: z.object(listPart),
    response: listOf('records', AccessRecord),
  }),
});
