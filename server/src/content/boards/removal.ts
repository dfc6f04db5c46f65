import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import { defineRemoval } from '#foundation/approvals/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { removePost, skipRemoval } from './changes.ts';
import { findPostsForUpdate } from './queries.ts';
import { BOARDS_TAG } from './page-tag.ts';

interface Deps {
  fileStore: FileStore;
  dropCachedPages: DropCachedPages;
}

/** Deleting several posts. */
export const postRemoval = ({ fileStore, dropCachedPages }: Deps) =>
  defineRemoval({
    kind: 'boards.removeMany',
    right: 'content.write',
    summary: m.removeMany,
    find: findPostsForUpdate,
    read: ({ post: { id, version, subject } }) => ({ id, version, name: subject }),
    remove: (ctx, row, requestedBy) => removePost(ctx, fileStore, { ...row, requestedBy }),
    skip: (ctx, row, requestedBy) => skipRemoval(ctx, { ...row, requestedBy }),
    onRemoved: (ctx) => ctx.afterCommit(() => dropCachedPages([BOARDS_TAG])),
  });
