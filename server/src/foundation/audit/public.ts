export { auditWith, recordReadings, type AccessRecords } from './record-audit.ts';
export { allowRetention } from './retention.ts';
