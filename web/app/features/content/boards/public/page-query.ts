import { manualRoles, pageAddress, type ManualRole } from '@ieum/contract/content/boards/enums.ts';
import type { PageQuery } from '#lib/document/page-query.ts';
import { readListPart } from '#lib/document/list-query.ts';

export const POSTS_PAGE = 20;
const LONGEST = 64;

/** What the address of the guide asks for: the page itself, the posts of a board, one post, or a manual. */
export interface GuideQuery {
  board: string;
  post: string;
  manual: ManualRole | undefined;
  page: number;
}

/** Parses `?board=&post=&manual=&page=`. */
export function readGuideQuery(query: URLSearchParams): GuideQuery {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  const manual = manualRoles.find((role) => role === read('manual'));
  return { board: read('board'), post: read('post'), manual, page: readListPart(query, POSTS_PAGE).page };
}

/** The query parameters of the document of the guide. */
export const guideQuery: PageQuery = {
  read: (query) => {
    const { board, post, manual = '', page } = readGuideQuery(query);
    return { board, post, manual, page: page === 1 ? '' : String(page) };
  },
  free: ['board', 'post'],
};

/** The address of a board's posts. */
export const boardAddress = (code: string): string => `/guide?${new URLSearchParams({ board: code })}`;
/** The address of a manual. */
export const manualAddress = (role: ManualRole): string => pageAddress(`manual-${role}`);
/** The address of a post. */
export const postAddress = (id: string): string => `/guide?${new URLSearchParams({ post: id })}`;
