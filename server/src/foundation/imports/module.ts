import { auditActions } from '@ieum/contract/foundation/imports/audit-texts.ts';
import { defineModule } from '#module.ts';
import { eraseImports } from './erase.ts';
import { importConfirmed } from './events.ts';
import { importJobs } from './jobs.ts';
import { importRoutes } from './routes.ts';
import type { WriteDeps } from './write.ts';

/** Rows from workbooks: a dry run, then all of them are written or none; the modules declare their kinds. */
export const importsModule = (deps: WriteDeps) =>
  defineModule({
    name: 'imports',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => importRoutes(route, deps),
    jobs: importJobs(deps),
    events: [importConfirmed],
    tables: { imports: 'personal', import_rows: 'personal' },
    personalData: {
      erase: eraseImports,
      collect: {
        sections: [],
        without: {
          imports: 'Only administrators import workbooks.',
          import_rows: 'What an administrator wrote into a workbook, deleted after a day.',
        },
      },
    },
  });
