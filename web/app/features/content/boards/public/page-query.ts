import { manualRoles, pageAddress, type ManualRole } from '@ieum/contract/content/boards/enums.ts';
import type { PageQuery } from '#lib/document/page-query.ts';
import { readListPageQuery } from '#lib/document/list-page-query.ts';

export const POSTS_PAGE = 20;
const LONGEST = 64;

/** For whom the guide has steps; the first is shown where the address names none. */
export const guideRoles = ['person', 'company', 'seller', 'buyer'] as const;
export type GuideRole = (typeof guideRoles)[number];

/** The address of the guide: the page itself, the posts of a board, one post, or a manual. */
export interface GuideQuery {
  board: string;
  post: string;
  manual: ManualRole | undefined;
  role: GuideRole;
  page: number;
}

/** Parses `?board=&post=&manual=&role=&page=`. */
export function readGuideQuery(query: URLSearchParams): GuideQuery {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  const manual = manualRoles.find((role) => role === read('manual'));
  const role = guideRoles.find((one) => one === read('role')) ?? guideRoles[0];
  const { page } = readListPageQuery(query, POSTS_PAGE);
  return { board: read('board'), post: read('post'), manual, role, page };
}

/** The query parameters of the document of the guide. */
export const guideQuery: PageQuery = {
  read: (query) => {
    const { board, post, manual = '', role, page } = readGuideQuery(query);
    const shown = role === guideRoles[0] ? '' : role;
    return { board, post, manual, role: shown, page: page === 1 ? '' : String(page) };
  },
  free: ['board', 'post'],
};

/** The address of a board's posts. */
export const boardAddress = (code: string): string => `/guide?${new URLSearchParams({ board: code })}`;
/** The address of the steps of one kind of member. */
export const guideAddress = (role: GuideRole): string =>
  role === guideRoles[0] ? '/guide' : `/guide?${new URLSearchParams({ role })}`;
/** The address of a manual. */
export const manualAddress = (role: ManualRole): string => pageAddress(`manual-${role}`);
/** The address of a post. */
export const postAddress = (id: string): string => `/guide?${new URLSearchParams({ post: id })}`;
