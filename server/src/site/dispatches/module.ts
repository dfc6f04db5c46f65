import { auditActions } from '@ieum/contract/site/dispatches/audit-texts.ts';
import { defineModule } from '#module.ts';
import { groupMessage, massMessage } from './approval/messages.ts';
import { advertisingMail, serviceMail } from './mails.ts';
import { groupDispatched } from './events.ts';
import { dispatchJobs } from './group/write-group.ts';
import { dispatchRoutes, type DispatchDeps } from './routes.ts';

/** Messages that administrators send manually. */
export const dispatchesModule = (deps: DispatchDeps) =>
  defineModule({
    name: 'dispatches',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    mails: [serviceMail, advertisingMail],
    events: [groupDispatched],
    jobs: dispatchJobs,
    register: ({ route }) => dispatchRoutes(route, deps),
    approvables: [massMessage, groupMessage],
    tables: { dispatches: 'none' },
  });
