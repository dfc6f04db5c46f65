import { auditActions } from '@ieum/contract/content/notices/audit-texts.ts';
import { defineModule } from '#module.ts';
import { NOTICES_TAG, noticeRoutes, type NoticeDeps } from './routes.ts';
import { notices } from './tables.ts';

/** Notices of the help centre. */
export const noticesModule = (deps: NoticeDeps) =>
  defineModule({
    name: 'notices',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    publishables: [{ kind: 'notice', table: notices, columns: notices, tag: NOTICES_TAG }],
    register: ({ route }) => noticeRoutes(route, deps),
    tables: { notices: 'none' },
  });
