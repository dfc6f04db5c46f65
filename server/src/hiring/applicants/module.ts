import { auditActions } from '@ieum/contract/hiring/applicants/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { liveBoard } from './board/socket.ts';
import { applicantCertified, applicantMoved, applicantsMoved, memoWritten } from './events.ts';
import { applicantJobs } from './jobs.ts';
import { applicantRoutes } from './routes.ts';

interface Needs {
  fileStore: FileStore;
  accessRecords: AccessRecords;
  caches: RecruitmentCaches;
}

/** Applications as the company sees, moves and compares them. */
export const applicantsModule = ({ caches, ...deps }: Needs) =>
  defineModule({
    name: 'applicants',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route, serve, subscribe }) => {
      liveBoard(serve, subscribe);
      applicantRoutes(route, deps);
    },
    events: [applicantMoved, applicantsMoved, memoWritten, applicantCertified],
    jobs: applicantJobs({ caches }),
  });
