import { auditActions } from '@ieum/contract/site/members/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Db } from '#kit/context.ts';
import { createAdministrator } from './accounts/create-administrator.ts';
import { accountStatusSet } from './events.ts';
import { memberJobs, memberNotifications } from './notifications.ts';
import { memberRoutes } from './routes.ts';
import type { MemberDeps } from './show.ts';

interface Needs extends MemberDeps {
  db: Db;
  notifier: Notifier;
}

/** Members and their accounts for administrators. */
export const membersModule = ({ db, notifier, ...deps }: Needs) =>
  defineModule({
    name: 'members',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => memberRoutes(route, deps),
    jobs: memberJobs(notifier),
    commands: { 'create-administrator': createAdministrator(db, deps.passwords) },
    events: [accountStatusSet],
    notifications: memberNotifications,
  });
