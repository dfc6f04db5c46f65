import { defineModule } from '#module.ts';
import { statisticsRoutes, type StatisticsDeps } from './routes.ts';

/** The console's statistics. */
export const statisticsModule = (deps: StatisticsDeps) =>
  defineModule({
    name: 'statistics',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => statisticsRoutes(route, deps),
  });
