import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { importConfirmed } from './events.ts';
import { endImports, writeImport, type WriteDeps } from './write.ts';

export const importJobs = (deps: WriteDeps): Job[] => [
  jobOn(importConfirmed, {
    name: 'write-import',
    transaction: 'manual',
    run: (work, { id }) => writeImport(work, deps, id),
  }),
  { name: 'end-imports', cron: '25 * * * *', transaction: 'write', run: endImports },
];
