import type { bookmarks } from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import { bookmarkPaths } from '@ieum/contract/hiring/bookmarks/paths.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { BookmarkType } from '@ieum/contract/hiring/bookmarks/enums.ts';
import { likePaths } from '@ieum/contract/hiring/bookmarks/like-paths.ts';
import type { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { receiveBookmark } from '#features/hiring/bookmarks/bookmark-calls.ts';
import { apiOf } from '#lib/api/api.ts';

export type OwnBookmark = Reply<typeof likes.list>['likes'][number];
export type Bookmark = Reply<typeof bookmarks.list>['bookmarks'][number];

const likeApi = apiOf<typeof likes>(likePaths);
const bookmarkApi = apiOf<typeof bookmarks>(bookmarkPaths);

/** Above this number the rest is loaded on request. */
const AT_ONCE = 100;
const partOf = (after: string) => ({ limit: AT_ONCE, ...(after && { after }) });

/** The recruitments that a person bookmarked; the response also sets the state of their buttons. */
export const bookmarkedQuery = infiniteQueryOptions({
  queryKey: ['likes', BookmarkType.Recruitment],
  queryFn: async ({ pageParam, signal }) => {
    const page = await likeApi.list({
      query: { type: BookmarkType.Recruitment, ...partOf(pageParam) },
      signal,
    });
    for (const bookmark of page.likes)
      receiveBookmark('RECRUITMENT', bookmark._recruitment ?? '', bookmark._id);
    return page;
  },
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
});

/** The companies a person bookmarked, newest first. */
export const companiesQuery = infiniteQueryOptions({
  queryKey: ['bookmarks', BookmarkType.Company],
  queryFn: async ({ pageParam, signal }) => {
    const page = await bookmarkApi.list({
      query: { type: BookmarkType.Company, ...partOf(pageParam) },
      signal,
    });
    for (const bookmark of page.bookmarks)
      receiveBookmark('USER_COMPNY', bookmark._company ?? '', bookmark._id);
    return page;
  },
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
});
