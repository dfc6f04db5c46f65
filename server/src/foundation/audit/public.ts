export { createAccessRecords, recordAudit, recordReadings, type AccessRecords } from './record.ts';
export { eraseRecords } from './erase.ts';
export { allowRetention } from './retention.ts';
