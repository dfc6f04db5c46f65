import { z } from 'zod';
import { auditPaths } from './audit.paths.ts';
import { Id, Instant, listOf, listPart } from './common.ts';
import { endpoint } from './endpoint.ts';

// §6: what administrators did, and who read whose personal data

const RowId = z.string().max(64);
const Detail = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);

/** One act of an administrator. */
export const AuditLog = z.object({
  _id: RowId,
  _by: RowId.nullable(),
  by: z.object({ name: z.string().max(100) }),
  /** Room and verb, for example `companies.approve`. */
  action: z.string().max(60),
  target: z.object({ type: z.string().max(40), _id: RowId.nullable(), name: z.string().max(200) }),
  details: z.record(z.string().max(60), Detail),
  ip: z.string().max(60),
  createdAt: z.string().max(40),
});
export type AuditLog = z.infer<typeof AuditLog>;

/** One reading of a person's data as the person sees it. */
export const AccessRecord = z.object({
  _id: RowId,
  reader: z.object({ name: z.string().max(100) }),
  what: z.string().max(40),
  reason: z.string().max(500).nullable(),
  createdAt: z.string().max(40),
});
export type AccessRecord = z.infer<typeof AccessRecord>;

export const audit = {
  list: endpoint({
    ...auditPaths.list,
    query: z.object({
      ...listPart,
      action: z.string().trim().max(60).optional(),
      /** An administrator's id, or a part of the name. */
      actor: z.string().trim().max(100).optional(),
      from: Instant.optional(),
      to: Instant.optional(),
    }),
    response: listOf('logs', AuditLog),
  }),
  find: endpoint({
    ...auditPaths.find,
    params: z.object({ _log: Id }),
    response: z.object({ log: AuditLog }),
  }),
  listReadings: endpoint({
    ...auditPaths.listReadings,
    query: z.object(listPart),
    response: listOf('records', AccessRecord),
  }),
};
