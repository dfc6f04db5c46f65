import { auditActions } from '@ieum/contract/account/second-factors/audit-texts.ts';
import { defineModule } from '#module.ts';
import { secondFactorJobs, secondFactorNotifications } from './notifications.ts';
import { secondFactorRoutes, type SecondFactorDeps } from './routes.ts';

/** Setting up and removing second factors; logins check them in `account/auth`, which has the tables. */
export const secondFactorsModule = (deps: SecondFactorDeps) =>
  defineModule({
    name: 'secondFactors',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => secondFactorRoutes(route, deps),
    jobs: secondFactorJobs(deps.notifier),
    notifications: secondFactorNotifications,
  });
