import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import { defineRemoval } from '#foundation/approvals/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { DropTags } from '#kit/drop-tags.ts';
import { removePost, skipRemoval } from './changes.ts';
import { findPostsForUpdate } from './queries.ts';
import { BOARDS_TAG } from './page-tag.ts';

interface Deps {
  fileStore: FileStore;
  dropTags: DropTags;
}

/** Deleting several posts. */
export const postRemoval = ({ fileStore, dropTags }: Deps) =>
  defineRemoval({
    kind: 'boards.removeMany',
    right: 'content.write',
    summary: m.removeMany,
    find: findPostsForUpdate,
    read: ({ post: { id, version, subject } }) => ({ id, version, name: subject }),
    remove: (ctx, row, requestedBy) => removePost(ctx, fileStore, { ...row, requestedBy }),
    skip: (ctx, row, requestedBy) => skipRemoval(ctx, { ...row, requestedBy }),
    onRemoved: (ctx) => ctx.afterCommit(() => dropTags([BOARDS_TAG])),
  });
