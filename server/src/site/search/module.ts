import { auditActions } from '@ieum/contract/site/search/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import type { Db } from '#kit/context.ts';
import type { Secrets } from '#platform/crypto.ts';
import { createWordCounter, dropOldWords } from './popular.ts';
import { searchRoutes } from './routes.ts';

interface Needs {
  db: Db;
  secrets: Secrets;
  caches: RecruitmentCaches;
  fileStore: FileStore;
  onError: (error: unknown, where: string) => void;
}

/** The search over all public content, and what is searched for most. */
export function searchModule({ db, secrets, caches, fileStore, onError }: Needs) {
  const words = createWordCounter({ db, secrets, onError: (error) => onError(error, 'searched words') });
  return defineModule({
    name: 'search',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => searchRoutes(route, { ...caches, fileStore, words }),
    audit: auditActions,
    jobs: [dropOldWords],
    tables: { searched_words: 'none', hidden_words: 'none' },
    flush: words.flush,
    stop: words.stop,
  });
}
