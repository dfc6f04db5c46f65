import { defineModule } from '#module.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { searchRoutes } from './routes.ts';

/** The search over all public content. */
export const searchModule = ({ caches, fileStore }: { caches: RecruitmentCaches; fileStore: FileStore }) =>
  defineModule({
    name: 'search',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => searchRoutes(route, { ...caches, fileStore }),
  });
