import { auditActions } from '@ieum/contract/foundation/hash-tags/audit-texts.ts';
import type { Db } from '#kit/context.ts';
import { completeTexts } from '#kit/search/save-texts.ts';
import { defineModule } from '#module.ts';
import { searchableTextOf } from './changes.ts';
import { hashTagImport } from './imports.ts';
import { hashTagRoutes, type HashTagDeps } from './routes.ts';
import { hashTagRemoval } from './removal.ts';
import { hashTags, searchedHashTags } from './tables.ts';

/** Hashtags, which rows of several modules have. */
export const hashTagsModule = ({ db, ...deps }: Omit<HashTagDeps, 'removal'> & { db: Db }) => {
  const removal = hashTagRemoval(deps.dropCachedPages);
  return defineModule({
    name: 'hash-tags',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    importables: [hashTagImport],
    register: ({ route }) => hashTagRoutes(route, { ...deps, removal }),
    approvables: [removal.approvable],
    tables: {
      hash_tags: 'none',
      former_hash_tags: 'none',
      hash_tag_texts: 'none',
      hash_tag_grams: 'none',
      taggings: 'none',
    },
    prepare: () => completeTexts(db, searchedHashTags, { table: hashTags, textOf: searchableTextOf }),
  });
};
