export { createAccessRecords, recordAudit, type AccessRecords } from './record.ts';
export { allowRetention } from './retention.ts';
