import { defineModule } from '#module.ts';
import { dispatchRoutes } from './routes.ts';

/** Messages that administrators send manually. */
export const dispatchesModule = () =>
  defineModule({
    name: 'dispatches',
    register: ({ route }) => dispatchRoutes(route),
    tables: { dispatches: 'none' },
  });
