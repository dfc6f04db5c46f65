import { defineModule } from '#module.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { PdfWorkers } from '#platform/pdf/workers.ts';
import { applicationsCollection } from './personal-data/collect.ts';
import { eraseApplications } from './personal-data/erase.ts';
import {
  applicationMoved,
  applicationRevoked,
  applicationStaged,
  applicationSubmitted,
  applicationViewed,
} from './events.ts';
import { applicationJobs } from './notifications/jobs.ts';
import { applicationNotifications } from './notifications/definitions.ts';
import { applicationPdfRoutes } from './pdf/pdf-routes.ts';
import { applicationsRecordSection } from './personal-data/record.ts';
import { applicationRoutes } from './routes.ts';
import { applicationMeasures } from './measures.ts';

interface Needs {
  fileStore: FileStore;
  pdfs: PdfWorkers;
  accessRecords: AccessRecords;
  notifier: Notifier;
}

/** Applications from the applicant's side: writing, sending and following them. */
export const applicationsModule = ({ notifier, ...deps }: Needs) =>
  defineModule({
    name: 'applications',
    documentation: async () => (await import('./documentation.ts')).documentation,
    measures: applicationMeasures,
    register: ({ route }) => {
      applicationPdfRoutes(route, deps);
      applicationRoutes(route, deps);
    },
    jobs: applicationJobs(notifier),
    tables: { applications: 'personal', application_snapshots: 'personal', application_moves: 'personal' },
    personalData: { erase: eraseApplications, collect: applicationsCollection },
    record: [applicationsRecordSection],
    events: [
      applicationSubmitted,
      applicationRevoked,
      applicationViewed,
      applicationMoved,
      applicationStaged,
    ],
    notifications: applicationNotifications,
  });
