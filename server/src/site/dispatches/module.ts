import { auditActions } from '@ieum/contract/site/dispatches/audit-texts.ts';
import { defineModule } from '#module.ts';
import { dispatchRoutes } from './routes.ts';

/** Messages that administrators send manually. */
export const dispatchesModule = () =>
  defineModule({
    name: 'dispatches',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => dispatchRoutes(route),
    tables: { dispatches: 'none' },
  });
