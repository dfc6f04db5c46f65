import { boardPaths } from '@ieum/contract/content/boards/paths.ts';
import { auditActions } from '@ieum/contract/content/boards/audit-texts.ts';
import { contentSheet } from '@ieum/contract/foundation/publishing/workbook-texts.ts';
import { sql } from 'drizzle-orm';
import type { Approvals } from '#foundation/approvals/public.ts';
import type { Db } from '#kit/context.ts';
import { completeTexts } from '#kit/search/save-texts.ts';
import { defineModule } from '#module.ts';
import { preparePageBoards } from './codes/changes.ts';
import { codeRoutes } from './codes/routes.ts';
import { boardsCollection } from './personal-data/collect.ts';
import { commentRoutes } from './comments/routes.ts';
import { consoleBoardRoutes } from './console-routes.ts';
import { eraseBoards } from './personal-data/erase.ts';
import { boardsRecordSections } from './personal-data/record.ts';
import { boardRoutes, type BoardDeps } from './routes.ts';
import { postRemoval } from './removal.ts';
import { postsSearchSource } from './search-source.ts';
import { searchableTextOf } from './searchable-text.ts';
import { boards, posts, searchedPosts } from './tables.ts';
import { taggedPosts } from './taggable.ts';
import { BOARDS_TAG } from './page-tag.ts';
import { waitingReports } from './waiting.ts';

/** Boards with their posts and comments, and the texts of the pages that are posts. */
export const boardsModule = (deps: BoardDeps & { db: Db; approvals: Approvals }) => {
  const removal = postRemoval(deps);
  return defineModule({
    name: 'boards',
    documentation: async () => (await import('./documentation.ts')).documentation,
    searchSources: [postsSearchSource],
    audit: auditActions,
    publishables: [
      {
        kind: 'board',
        table: posts,
        columns: posts,
        group: {
          title: contentSheet.boardName,
          of: sql`(select ${boards.nameKo} from ${boards} where ${boards.id} = ${posts.boardId})`,
        },
        tag: BOARDS_TAG,
        shownBy: boardPaths.list.path,
      },
    ],
    taggables: [taggedPosts(deps.db)],
    register: ({ route }) => {
      boardRoutes(route, deps);
      commentRoutes(route);
      consoleBoardRoutes(route, { ...deps, removal });
      codeRoutes(route, deps);
    },
    approvables: [removal.approvable],
    tables: {
      boards: 'none',
      posts: 'personal',
      post_texts: 'personal',
      post_grams: 'personal',
      post_comments: 'personal',
      comment_reports: 'personal',
      board_quotas: 'personal',
    },
    personalData: { erase: eraseBoards, collect: boardsCollection },
    record: boardsRecordSections,
    waiting: [waitingReports],
    prepare: async () => {
      await preparePageBoards(deps.db);
      await completeTexts(deps.db, searchedPosts, { table: posts, textOf: searchableTextOf });
    },
  });
};
