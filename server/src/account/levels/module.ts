import { auditActions } from '@ieum/contract/account/levels/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Db } from '#kit/context.ts';
import type { Clock } from '#platform/clock.ts';
import { levelRoutes } from './routes.ts';
import { seedLevels } from './seed.ts';

export const levelsModule = ({ db, clock }: { db: Db; clock: Clock }) =>
  defineModule({
    name: 'levels',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => levelRoutes(route),
    tables: { user_levels: 'none' },
    prepare: () => seedLevels({ db, now: clock.now() }),
  });
