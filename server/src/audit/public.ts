export { createAccessRecords, recordAudit, recordSystemAudit } from './record.ts';
export type { AccessRecords, AuditEntry, Reading } from './record.ts';
