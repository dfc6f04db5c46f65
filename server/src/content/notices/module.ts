import { noticePaths } from '@ieum/contract/content/notices/paths.ts';
import { auditActions } from '@ieum/contract/content/notices/audit-texts.ts';
import type { Db } from '#kit/context.ts';
import { completeTexts } from '#kit/search/save-texts.ts';
import { defineModule } from '#module.ts';
import { NOTICES_TAG, noticeRoutes, type NoticeDeps } from './routes.ts';
import { noticesSearchSource } from './search-source.ts';
import { searchableTextOf } from './searchable-text.ts';
import { notices, searchedNotices } from './tables.ts';

/** Notices of the help centre. */
export const noticesModule = (deps: NoticeDeps & { db: Db }) =>
  defineModule({
    name: 'notices',
    documentation: async () => (await import('./documentation.ts')).documentation,
    searchSources: [noticesSearchSource],
    audit: auditActions,
    publishables: [
      { kind: 'notice', table: notices, columns: notices, tag: NOTICES_TAG, shownBy: noticePaths.list.path },
    ],
    register: ({ route }) => noticeRoutes(route, deps),
    tables: { notices: 'none', notice_texts: 'none', notice_grams: 'none' },
    prepare: () => completeTexts(deps.db, searchedNotices, { table: notices, textOf: searchableTextOf }),
  });
