import type { z } from 'zod';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import type {
  Board,
  BoardRow as BoardRowWire,
  ConsoleBoard,
  ConsoleBoardDraft,
  ConsoleBoardRow,
} from '@ieum/contract/content/boards/schemas.ts';
import { toIso } from '#kit/dates.ts';
import { fromPublicationDraft, presentPublication } from '#foundation/publishing/public.ts';
import { presentHashTags } from '#foundation/hash-tags/public.ts';
import type { Actor } from '#kit/context.ts';
import { cleanWithin } from '#kit/clean-markup.ts';
import { maskName } from '#kit/masks.ts';
import type { ListedPost, WholePost } from './queries.ts';
import type { PostRow } from './tables.ts';

/** The name of a writer: members' names are masked; null where the account is gone. */
export const presentWriter = (writer: { name: string; isConsole: boolean } | null): string | null => {
  if (writer === null) return null;
  return writer.isConsole ? writer.name : maskName(writer.name);
};

/** The id of the member who wrote something; administrators are not identified. */
export const memberOf = (userId: string | null, writer: { isConsole: boolean } | null): string | null =>
  writer === null || writer.isConsole ? null : userId;

/** Row → the list that readers see. */
export const presentRow = (row: ListedPost): BoardRowWire => ({
  _id: row.id,
  code: row.code,
  subject: row.subject,
  isPinned: row.isPinned,
  language: row.language,
  hits: row.hits,
  hasFiles: row.fileIds.length > 0,
  _thumb: row.thumbId,
  createdAt: row.shownAt.toISOString(),
});

/** The files of a post in wire form. */
export interface PostFiles {
  thumb: FileRef | null;
  files: FileRef[];
}

const listedOf = ({ post, board, writer }: WholePost): ListedPost => ({ ...post, code: board.code, writer });

/** Post → what readers see. */
export const presentPost = (whole: WholePost, files: PostFiles, actor: Actor | undefined): Board => ({
  ...presentRow(listedOf(whole)),
  content: whole.post.content,
  ...files,
  ...presentHashTags(whole.hashTags, { isPublic: true }),
  _user: memberOf(whole.post.userId, whole.writer),
  writer: whole.writer?.isConsole ? null : presentWriter(whole.writer),
  allowsComments: whole.board.allowsComments,
  isOwn: actor !== undefined && whole.post.userId === actor.userId,
});

/** Row → the console's list. */
export const presentConsoleRow = (row: ListedPost, now: Date): ConsoleBoardRow => ({
  ...presentRow(row),
  ...presentPublication(row, now),
  writer: presentWriter(row.writer),
  commentCount: row.commentCount,
  openReports: row.openReports,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Post → the editor. */
export const presentConsolePost = (whole: WholePost, files: PostFiles, now: Date): ConsoleBoard => ({
  ...presentConsoleRow(listedOf(whole), now),
  content: whole.post.content,
  ...files,
  ...presentHashTags(whole.hashTags, { isPublic: false }),
});

type Draft = Partial<z.output<typeof ConsoleBoardDraft>>;
export type PostChange = Partial<
  Pick<
    PostRow,
    | 'subject'
    | 'content'
    | 'language'
    | 'isPinned'
    | 'isActive'
    | 'startsAt'
    | 'endsAt'
    | 'fileIds'
    | 'thumbId'
  >
>;

/** Draft → columns; omitted fields are unchanged, the content is cleaned, the board and the tags are not columns. */
export const fromDraft = (draft: Omit<Draft, 'code' | '_hashTags'>): PostChange => {
  const { subject, content, language, isPinned, _thumb, files, ...period } = draft;
  return {
    ...(subject !== undefined && { subject }),
    ...(content !== undefined && { content: cleanWithin('content', content, bounds.articleContent) }),
    ...(language !== undefined && { language }),
    ...(isPinned !== undefined && { isPinned }),
    ...(_thumb !== undefined && { thumbId: _thumb }),
    ...(files !== undefined && { fileIds: [...new Set(files)] }),
    ...fromPublicationDraft(period),
  };
};

/** The wording that a version stores. */
export const wordingOf = (row: PostRow, code: string) => ({
  code,
  subject: row.subject,
  content: row.content,
  language: row.language,
  isPinned: row.isPinned,
  _thumb: row.thumbId,
  files: row.fileIds,
  isActive: row.isActive,
  startsAt: toIso(row.startsAt),
  endsAt: toIso(row.endsAt),
});
