import type {
  AccessRecord,
  AuditLog,
  ConsoleAccessRecord,
} from '@ieum/contract/foundation/audit/endpoints.ts';
import type { ReadingRow } from './queries.ts';
import type { AuditLogRow } from './tables.ts';

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

export const presentReading = (row: ReadingRow): AccessRecord => ({
  _id: row.id,
  reader: { name: row.readerName },
  what: row.what,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
});

/** The same for administrators: who read whose data, and from where. */
export const presentConsoleReading = (row: ReadingRow): ConsoleAccessRecord => ({
  ...presentReading(row),
  reader: { _id: row.readerId, name: row.readerName },
  person: { _id: row.personId, name: row.username },
  ip: row.address,
});
