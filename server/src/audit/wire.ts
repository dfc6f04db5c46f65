import type { AccessRecord, AuditLog } from '@ieum/contract/audit.ts';
import type { accessRecords, AuditLogRow } from './tables.ts';

/** Row → wire. */
export const presentAuditLog = (row: AuditLogRow): AuditLog => ({
  _id: row.id,
  _by: row.actorId,
  by: { name: row.actorName },
  action: row.action,
  target: { type: row.subjectType, _id: row.subjectId, name: row.subjectName },
  details: row.details,
  ip: row.address,
  createdAt: row.createdAt.toISOString(),
});

export const presentReading = (row: typeof accessRecords.$inferSelect): AccessRecord => ({
  _id: row.id,
  reader: { name: row.readerName },
  what: row.what,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
});
