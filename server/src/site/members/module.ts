import { auditActions } from '@ieum/contract/site/members/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Db } from '#kit/context.ts';
import { createAdministrator } from './accounts/create-administrator.ts';
import { temporaryPasswordMail } from './accounts/mails.ts';
import { eraseMemberTexts } from './erase.ts';
import { accountStatusSet } from './events.ts';
import { memberLevelImport } from './accounts/imports.ts';
import { memberJobs, memberNotifications } from './notifications.ts';
import { memberRecordRoutes, type RecordDeps } from './record/routes.ts';
import { memberRoutes } from './routes.ts';
import type { MemberDeps } from './describe-member.ts';

interface Needs extends MemberDeps, RecordDeps {
  db: Db;
  notifier: Notifier;
}

/** Members and their accounts for administrators. */
export const membersModule = ({ db, notifier, ...deps }: Needs) =>
  defineModule({
    name: 'members',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    tables: { member_texts: 'personal' },
    personalData: {
      erase: eraseMemberTexts,
      collect: {
        sections: [],
        without: { member_texts: 'The names of the account once more, for the search.' },
      },
    },
    importables: [memberLevelImport],
    register: ({ route }) => {
      memberRoutes(route, deps);
      memberRecordRoutes(route, deps);
    },
    jobs: memberJobs(notifier),
    commands: { 'create-administrator': createAdministrator(db, deps.passwords) },
    events: [accountStatusSet],
    notifications: memberNotifications,
    mails: [temporaryPasswordMail],
  });
