import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { dataExportRequested } from './events.ts';
import { endExports, prepareExport, type ExportDeps } from './prepare.ts';

export const dataExportJobs = (deps: ExportDeps): Job[] => [
  jobOn(dataExportRequested, {
    name: 'prepare-data-export',
    transaction: 'manual',
    run: (work, { id }) => prepareExport(work, deps, id),
  }),
  { name: 'end-data-exports', cron: '*/10 * * * *', transaction: 'manual', run: endExports },
];
