import { defineModule } from '#module.ts';
import { countApplicationsJob } from './counted-days.ts';
import { statisticsRoutes, type StatisticsDeps } from './routes.ts';

/** The console's statistics. */
export const statisticsModule = (deps: StatisticsDeps) =>
  defineModule({
    name: 'statistics',
    documentation: async () => (await import('./documentation.ts')).documentation,
    jobs: [countApplicationsJob],
    tables: { application_days: 'none', changed_application_days: 'none' },
    register: ({ route }) => statisticsRoutes(route, deps),
  });
