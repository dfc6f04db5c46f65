import { auditActions } from '@ieum/contract/foundation/audit/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Db } from '#kit/context.ts';
import { recordsCollection } from './collect.ts';
import { eraseRecords } from './erase.ts';
import { auditJobs } from './jobs.ts';
import { createAccessRecords } from './record-audit.ts';
import { auditRecordSections } from './record.ts';
import { auditRoutes } from './routes.ts';

interface Needs {
  db: Db;
  onError: (error: unknown, where: string) => void;
}

/** The audit log of the console, and the access records of personal data. */
export function auditModule({ db, onError }: Needs) {
  const accessRecords = createAccessRecords(db, (error) => onError(error, 'access records'));
  return defineModule({
    name: 'audit',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    services: { accessRecords },
    register: ({ route }) => auditRoutes(route),
    jobs: auditJobs,
    tables: { audit_logs: 'personal', access_records: 'personal' },
    personalData: { erase: eraseRecords, collect: recordsCollection },
    record: auditRecordSections,
    flush: accessRecords.flush,
    stop: accessRecords.stop,
  });
}
