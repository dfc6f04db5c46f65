export { createAccessRecords, recordAudit, type AccessRecords } from './record.ts';
