import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface SharedChunk {
  name: string;
  /** Its files, or folders, whose names end with a slash; seen from the root of the repository. */
  modules: readonly string[];
  priority: number;
  /** Without it, a module that is used once is in the chunk, too. */
  minShareCount?: number;
}

/**
 * Modules that many pages use together are in one file each, because small files compress badly and need many round
 * trips (docs/decisions/017-public-pages.md has the gain). A chunk brings the imports of its modules with it.
 */
const chunks: readonly SharedChunk[] = [
  {
    // The entry, the root, the visitors' frame, what every page shows where it has no rows, and small modules
    // that would otherwise bring one of the chunks below with them, with all their imports.
    name: 'page',
    priority: 2,
    modules: [
      'web/app/entry.client.tsx',
      'web/app/root.tsx',
      'web/app/routes/shells/public.tsx',
      'web/app/ui/state/empty-state.tsx',
      'web/app/ui/state/error-state.tsx',
      'web/app/ui/badge/badge.tsx',
      'web/app/lib/document/import-with-retry.ts',
      'web/app/lib/document/lazy-part.ts',
      'web/app/lib/document/later-part.tsx',
      'web/app/lib/format/money.ts',
      'web/app/lib/format/numbers-copy.ts',
      'contract/src/common/bounds.ts',
      '~icons/tabler/chevron-left',
      '~icons/tabler/chevron-right',
    ],
  },
  {
    // The logo of a company, or one drawn from its name.
    name: 'logo',
    priority: 2,
    modules: ['web/app/ui/layout/generated-logo.tsx'],
  },
  {
    // The code that shows a recruitment, which most of the visitors' pages use.
    name: 'card',
    priority: 1,
    modules: [
      'web/app/features/hiring/recruitments/card/recruitment-card.tsx',
      'web/app/features/hiring/recruitments/recent/later-recently-viewed.tsx',
    ],
  },
  {
    // The call that lists recruitments, for pages that show them and those that show their cards later.
    name: 'recruitments',
    priority: 2,
    modules: [
      'web/app/features/hiring/recruitments/ongoing-recruitments.ts',
      'web/app/features/hiring/recruitments/recruitments-api.ts',
      'contract/src/hiring/recruitments/enums.ts',
    ],
  },
  {
    // The pages, order and filters of a list in its address.
    name: 'list',
    priority: 1,
    modules: [
      'web/app/ui/pagination/use-shown-page.ts',
      'web/app/ui/pagination/later-pagination.tsx',
      'web/app/ui/layout/use-url-state.ts',
      'web/app/ui/layout/page-copy.ts',
      'web/app/lib/forms/use-search-text.ts',
      'web/app/lib/forms/controlled-text.ts',
    ],
  },
  {
    // The parts of these packages that many pages behind a login need.
    name: 'queries',
    priority: 1,
    modules: ['node_modules/@tanstack/'],
    minShareCount: 20,
  },
];

/** The shared chunks for the bundler; an error where one names a module that does not exist. */
export function sharedChunks(root: string) {
  for (const { name, modules } of chunks)
    for (const module of modules)
      if (!module.startsWith('~') && !existsSync(join(root, module)))
        throw new Error(`the chunk ${name} names ${module}, which does not exist`);
  return chunks.map(({ modules, ...chunk }) => ({
    ...chunk,
    test: (id: string) => modules.some((module) => isIn(root, id, module)),
  }));
}

function isIn(root: string, id: string, module: string): boolean {
  const [path = ''] = id.split('?');
  if (module.startsWith('~')) return path.endsWith(module);
  return module.endsWith('/') ? path.startsWith(join(root, module)) : path === join(root, module);
}
