import { and, eq, exists, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { pageCodes } from '@ieum/contract/content/boards/enums.ts';
import type { Taggable } from '#foundation/hash-tags/public.ts';
import { isPublishedAt } from '#foundation/publishing/public.ts';
import type { Db } from '#kit/context.ts';
import { nameIn } from './codes/wire.ts';
import { mayRead } from './rights.ts';
import { boards, posts } from './tables.ts';

/** Posts that have hashtags; visitors see those of open boards in their language. */
export const taggedPosts = (db: Db): Taggable => ({
  kind: 'board',
  table: posts,
  columns: { id: posts.id, shownAt: posts.shownAt },
  isPublic: ({ now, locale }) =>
    and(
      isPublishedAt(posts, now),
      or(isNull(posts.language), eq(posts.language, locale)),
      exists(
        db
          .select()
          .from(boards)
          .where(
            and(eq(boards.id, posts.boardId), mayRead(undefined), notInArray(boards.code, [...pageCodes])),
          ),
      ),
    ),
  present: async (tx, ids, { locale }) => {
    const rows = await tx
      .select({ id: posts.id, subject: posts.subject, shownAt: posts.shownAt, board: boards })
      .from(posts)
      .innerJoin(boards, eq(boards.id, posts.boardId))
      .where(inArray(posts.id, [...ids]));
    return rows.map(({ id, subject, shownAt, board }) => ({
      _id: id, // wire spelling
      subject,
      about: nameIn(board, locale),
      createdAt: shownAt.toISOString(),
    }));
  },
});
