import { hashTagTexts as m } from '@ieum/contract/foundation/hash-tags/texts.ts';
import { defineRemoval } from '#foundation/approvals/public.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { removeHashTag, skipRemoval } from './changes.ts';
import { findForUpdate } from './queries.ts';
import { HASH_TAGS_TAG } from './routes.ts';

/** Deleting several hashtags. */
export const hashTagRemoval = (dropCachedPages: DropCachedPages) =>
  defineRemoval({
    kind: 'hash-tags.removeMany',
    right: 'content.write',
    summary: m.removeMany,
    find: findForUpdate,
    read: ({ id, version, name }) => ({ id, version, name }),
    remove: removeHashTag,
    skip: skipRemoval,
    onRemoved: (ctx) => ctx.afterCommit(() => dropCachedPages([HASH_TAGS_TAG])),
  });
