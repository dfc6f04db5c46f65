import { defineModule } from '#module.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { searchRoutes } from './routes.ts';

/** The search over all public content. */
export const searchModule = ({ caches }: { caches: RecruitmentCaches }) =>
  defineModule({
    name: 'search',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => searchRoutes(route, caches),
  });
