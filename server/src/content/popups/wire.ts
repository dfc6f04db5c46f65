import type { z } from 'zod';
import { bounds } from '@ieum/contract/common/bounds.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type {
  ConsolePopup,
  ConsolePopupRow,
  Popup,
  PopupDraft,
} from '@ieum/contract/content/popups/endpoints.ts';
import type { PopupDevice, PopupPages } from '@ieum/contract/content/popups/enums.ts';
import { toIso } from '#kit/dates.ts';
import { fromPublicationDraft, presentPublication } from '#foundation/publishing/public.ts';
import { readLink } from '#kit/links.ts';
import { cleanWithin } from '#kit/clean-markup.ts';
import type { ListedPopup } from './queries.ts';
import type { PopupRow } from './tables.ts';

const presentContent = (row: PopupRow, image: FileRef | null) => ({
  _id: row.id,
  subject: row.subject,
  image,
  alt: row.alt,
  content: row.content,
  url: row.url,
});

/** Row → what visitors see. */
export const presentPopup = (row: PopupRow, image: FileRef | null): Popup => ({
  ...presentContent(row, image),
  isActive: row.isActive,
  startsAt: toIso(row.startsAt),
  endsAt: toIso(row.endsAt),
  index: row.position,
});

/** Row → the console's list. */
export const presentConsoleRow = (row: ListedPopup, now: Date): ConsolePopupRow => ({
  _id: row.id,
  subject: row.subject,
  device: row.device as PopupDevice,
  pages: row.pages as PopupPages,
  index: row.position,
  ...presentPublication(row, now),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Row → the editor. */
export const presentConsolePopup = (row: PopupRow, image: FileRef | null, now: Date): ConsolePopup => ({
  ...presentContent(row, image),
  ...presentConsoleRow(row, now),
});

export type PopupChange = Partial<
  Pick<
    PopupRow,
    | 'subject'
    | 'imageId'
    | 'alt'
    | 'content'
    | 'url'
    | 'device'
    | 'pages'
    | 'position'
    | 'isActive'
    | 'startsAt'
    | 'endsAt'
  >
>;

/** Draft → columns; omitted fields are unchanged, the content is cleaned. */
export function fromDraft(draft: Partial<z.output<typeof PopupDraft>>, publicUrl: string): PopupChange {
  const { subject, image, alt, content, url, device, pages, index, ...period } = draft;
  return {
    ...(subject !== undefined && { subject }),
    ...(image !== undefined && { imageId: image }),
    ...(alt !== undefined && { alt }),
    ...(content !== undefined && { content: cleanWithin('content', content ?? '', bounds.articleContent) }),
    ...(url !== undefined && { url: readLink(url, publicUrl).url }),
    ...(device !== undefined && { device }),
    ...(pages !== undefined && { pages }),
    ...(index !== undefined && { position: index }),
    ...fromPublicationDraft(period),
  };
}

/** The wording that a version stores. */
export const wordingOf = (row: PopupRow) => ({
  subject: row.subject,
  image: row.imageId,
  alt: row.alt,
  content: row.content,
  url: row.url,
  device: row.device,
  pages: row.pages,
  isActive: row.isActive,
  startsAt: toIso(row.startsAt),
  endsAt: toIso(row.endsAt),
});
