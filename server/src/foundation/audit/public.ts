export { createAccessRecords, recordAudit, recordReadings, type AccessRecords } from './record.ts';
export { forgetRecords } from './forget.ts';
export { allowRetention } from './retention.ts';
