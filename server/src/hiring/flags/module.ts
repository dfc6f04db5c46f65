import { auditActions } from '@ieum/contract/hiring/flags/audit-texts.ts';
import { defineModule } from '#module.ts';
import { flagsCollection } from './collect.ts';
import type { DecisionDeps } from './decide.ts';
import { eraseFlags } from './erase.ts';
import { flagNotifications } from './notifications.ts';
import { flagsRecordSection } from './record.ts';
import { consoleFlagRoutes, flagRoutes } from './routes.ts';
import { waitingFlags } from './waiting.ts';

/** Reports of members about recruitments and companies, and the administrators' decisions on them. */
export const flagsModule = (deps: DecisionDeps) =>
  defineModule({
    name: 'flags',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => {
      flagRoutes(route);
      consoleFlagRoutes(route, deps);
    },
    tables: { flags: 'personal', flag_quotas: 'personal' },
    personalData: { erase: eraseFlags, collect: flagsCollection },
    record: [flagsRecordSection],
    waiting: [waitingFlags],
    notifications: flagNotifications,
  });
