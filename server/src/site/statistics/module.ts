import { defineModule } from '#module.ts';
import { statisticsRoutes, type StatisticsDeps } from './routes.ts';

/** The console's statistics. */
export const statisticsModule = (deps: StatisticsDeps) =>
  defineModule({ name: 'statistics', register: ({ route }) => statisticsRoutes(route, deps) });
