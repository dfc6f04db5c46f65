import type { Publishable } from '#foundation/publishing/public.ts';
import { defineModule } from '#module.ts';
import { createReadPreview } from './read-preview.ts';
import { previewRoutes, type PreviewDeps } from './routes.ts';

/** The public pages as a visitor or a member sees them at another moment; nothing of it is stored. */
export const previewsModule = (deps: PreviewDeps & { publishables: () => readonly Publishable[] }) =>
  defineModule({
    name: 'previews',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => previewRoutes(route, deps),
    services: { readPreview: createReadPreview(deps) },
  });
