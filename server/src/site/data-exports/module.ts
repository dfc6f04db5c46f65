import { defineModule } from '#module.ts';
import type { PasswordDeps } from '#account/users/public.ts';
import { eraseDataExports } from './erase.ts';
import { dataExportRequested } from './events.ts';
import { dataExportJobs } from './jobs.ts';
import { dataExportNotifications } from './notifications.ts';
import type { ExportDeps } from './prepare.ts';
import { dataExportRoutes } from './routes.ts';

/** Everything that is stored about a member, as one archive to download. */
export const dataExportsModule = (deps: ExportDeps & PasswordDeps) =>
  defineModule({
    name: 'data-exports',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => dataExportRoutes(route, deps),
    jobs: dataExportJobs(deps),
    tables: { data_exports: 'personal' },
    personalData: {
      erase: eraseDataExports,
      collect: {
        sections: [],
        without: {
          data_exports: 'Only when the member requested an archive like the one that contains this.',
        },
      },
    },
    events: [dataExportRequested],
    notifications: dataExportNotifications,
  });
