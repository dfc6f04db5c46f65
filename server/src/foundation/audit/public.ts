export { auditWith, recordReadings, type AccessRecords } from './record.ts';
export { allowRetention } from './retention.ts';
