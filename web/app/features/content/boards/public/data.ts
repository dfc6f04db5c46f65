import type { boardComments } from '@ieum/contract/content/boards/comment-endpoints.ts';
import type { boards } from '@ieum/contract/content/boards/endpoints.ts';
import { manualRoles, type ManualRole, type PageCode } from '@ieum/contract/content/boards/enums.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { boardCommentPaths, boardPaths } from '@ieum/contract/content/boards/paths.ts';
import type { Board, BoardCode, BoardComment, BoardRow } from '@ieum/contract/content/boards/schemas.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import { lastPageOf } from '#lib/api/paging.ts';
import { POSTS_PAGE, type GuideQuery } from './page-query.ts';

export type { Board, BoardCode, BoardComment, BoardRow };

/** The public endpoints of posts. */
export const boardsOf = (send?: Send) => apiOf<typeof boards>(boardPaths, send);
export const commentsOf = (send?: Send) => apiOf<typeof boardComments>(boardCommentPaths, send);

/** The text of a page that an administrator wrote, with its files. */
export type PageText = Pick<Board, 'subject' | 'content' | 'files' | 'createdAt'> | null;

/** The published post that is the text of a page; null while there is none. */
export async function readPageText(code: PageCode, send?: Send): Promise<PageText> {
  const api = boardsOf(send);
  const [row] = (await api.list({ query: { code, limit: 1 } })).boards;
  if (!row) return null;
  const { subject, content, files, createdAt } = (await api.find({ params: { _board: row._id } })).board;
  return { subject, content, files, createdAt };
}

/** A manual as a file that administrators uploaded, and when. */
export interface ManualFile {
  file: FileRef;
  createdAt: string;
}

/** The first file of each manual, for the links to them. */
export async function readManualFiles(send?: Send): Promise<Record<ManualRole, ManualFile | null>> {
  const read = async (role: ManualRole): Promise<ManualFile | null> => {
    const text = await readPageText(`manual-${role}`, send);
    const [file] = text?.files ?? [];
    return text && file ? { file, createdAt: text.createdAt } : null;
  };
  const [seller, buyer] = await Promise.all(manualRoles.map(read));
  return { seller: seller ?? null, buyer: buyer ?? null };
}

export interface ShownBoard {
  code: BoardCode;
  posts: BoardRow[];
}

const LATEST = 5;
const MAX_BOARDS = 6;

/** The latest posts of the boards that the caller may read; boards without posts are left out. */
export async function readBoards(send?: Send): Promise<ShownBoard[]> {
  const api = boardsOf(send);
  const { boardCodes } = await api.listCodes({});
  const shown = await Promise.all(
    boardCodes.slice(0, MAX_BOARDS).map(async (code) => {
      const { boards: posts } = await api.list({ query: { code: code.code, limit: LATEST } });
      return { code, posts };
    }),
  );
  return shown.filter(({ posts }) => posts.length > 0);
}

export interface BoardPage extends ShownBoard {
  page: number;
  count: number;
}

/** A page of the posts of a board, beyond the end the last one; undefined for a board that cannot be read. */
export async function readBoard(
  { board, page }: Pick<GuideQuery, 'board' | 'page'>,
  send?: Send,
): Promise<BoardPage | undefined> {
  const api = boardsOf(send);
  const query = { code: board, limit: POSTS_PAGE, skip: (page - 1) * POSTS_PAGE };
  const [{ boardCodes }, { boards: posts, count }] = await Promise.all([
    api.listCodes({}),
    api.list({ query }),
  ]);
  const code = boardCodes.find((one) => one.code === board);
  if (!code) return undefined;
  const last = lastPageOf(count, POSTS_PAGE);
  if (page > last) return readBoard({ board, page: last }, send);
  return { code, posts, page, count };
}

export const COMMENTS_PAGE = 20;

/** A page of the comments of a post. */
export const readComments = (id: string, after: string | undefined, send?: Send) =>
  commentsOf(send).list({ params: { _board: id }, query: { limit: COMMENTS_PAGE, after } });

export interface PostData {
  post: Board;
  /** The board of the post; undefined for one that is the text of a page. */
  code: BoardCode | undefined;
  /** The comments of one page, as visitors read them. */
  comments: { rows: BoardComment[]; page: number; count: number };
  /** Whether the server rendered it for everybody, without counting the view. */
  isUncounted: boolean;
}

/** A page of the comments of a post by its number, beyond the end the last one. */
async function readCommentsPage(id: string, page: number, send?: Send): Promise<PostData['comments']> {
  const query = { limit: COMMENTS_PAGE, skip: (page - 1) * COMMENTS_PAGE };
  const { comments: rows, count } = await commentsOf(send).list({ params: { _board: id }, query });
  const last = lastPageOf(count, COMMENTS_PAGE);
  return page > last ? readCommentsPage(id, last, send) : { rows, page, count };
}

/** A post with a page of its comments; in the browser the call counts the view. */
export async function readPost({ post: id, page }: GuideQuery, send?: Send): Promise<PostData> {
  const api = boardsOf(send);
  const [{ board: post }, { boardCodes }] = await Promise.all([
    api.find({ params: { _board: id } }),
    api.listCodes({}),
  ]);
  const code = boardCodes.find((one) => one.code === post.code);
  const none = { rows: [], page: 1, count: 0 };
  const comments = post.allowsComments ? await readCommentsPage(id, page, send) : none;
  return { post, code, comments, isUncounted: send !== undefined };
}

/** Counts the view of a post that the server rendered. */
export const countView = (id: string) => boardsOf().find({ params: { _board: id } });
