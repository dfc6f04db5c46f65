import type { z } from 'zod';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import type {
  ConsoleNotice,
  ConsoleNoticeRow,
  Notice,
  NoticeDraft,
  NoticeRow as NoticeRowWire,
} from '@ieum/contract/content/notices/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import { fromPublicationDraft, presentPublication } from '#foundation/publishing/public.ts';
import { cleanWithin } from '#kit/clean-markup.ts';
import type { ListedNotice } from './queries.ts';
import type { NoticeRow } from './tables.ts';

/** Row → the public list. */
export const presentRow = (row: ListedNotice): NoticeRowWire => ({
  _id: row.id,
  subject: row.subject,
  isPinned: row.isPinned,
  hits: row.hits,
  hasFiles: row.fileIds.length > 0,
  createdAt: row.shownAt.toISOString(),
});

type Neighbour = { id: string; subject: string } | undefined;
const presentNeighbour = (row: Neighbour) => (row ? { _id: row.id, subject: row.subject } : null);

/** Row → what visitors read. */
export const presentNotice = (
  row: NoticeRow,
  files: FileRef[],
  { newer, older }: { newer: Neighbour; older: Neighbour },
): Notice => ({
  ...presentRow(row),
  content: row.content,
  files,
  newer: presentNeighbour(newer),
  older: presentNeighbour(older),
});

/** Row → the console's list. */
export const presentConsoleRow = (row: ListedNotice, now: Date): ConsoleNoticeRow => ({
  ...presentRow(row),
  ...presentPublication(row, now),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Row → the editor. */
export const presentConsoleNotice = (row: NoticeRow, files: FileRef[], now: Date): ConsoleNotice => ({
  ...presentConsoleRow(row, now),
  content: row.content,
  files,
});

type Draft = Partial<z.output<typeof NoticeDraft>>;
export type NoticeChange = Partial<
  Pick<NoticeRow, 'subject' | 'content' | 'isPinned' | 'isActive' | 'startsAt' | 'endsAt' | 'fileIds'>
>;

/** Draft → columns; omitted fields are unchanged, the content is cleaned. */
export const fromDraft = ({ subject, content, isPinned, files, ...period }: Draft): NoticeChange => ({
  ...(subject !== undefined && { subject }),
  ...(content !== undefined && { content: cleanWithin('content', content, bounds.articleContent) }),
  ...(isPinned !== undefined && { isPinned }),
  ...(files !== undefined && { fileIds: [...new Set(files)] }),
  ...fromPublicationDraft(period),
});

/** The wording that a version stores. */
export const wordingOf = ({
  subject,
  content,
  isPinned,
  fileIds,
  isActive,
  startsAt,
  endsAt,
}: NoticeRow) => ({
  subject,
  content,
  isPinned,
  files: fileIds,
  isActive,
  startsAt: toIso(startsAt),
  endsAt: toIso(endsAt),
});
