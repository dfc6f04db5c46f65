import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { ContentLink } from '../../common/content-link.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  anyOf,
  FileRef,
  freeLine,
  Id,
  line,
  ListHeaders,
  listOf,
  listPart,
  markup,
  Nothing,
  rowsOf,
} from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { publicationStates } from '../../foundation/publishing/enums.ts';
import { publicationDraft, publicationPart } from '../../foundation/publishing/schemas.ts';
import { popupDevices, popupPages, POPUPS_ORDERED_MAX } from './enums.ts';
import { consolePopupPaths, popupPaths } from './paths.ts';
import { popupTexts as m } from './texts.ts';

const shownPart = {
  _id: z.string().max(bounds.id),
  subject: z.string().max(bounds.contentSubject),
  image: FileRef.nullable(),
  /** The description of the picture for people who cannot see it. */
  alt: z.string().max(bounds.contentSubject),
  content: z.string().max(bounds.articleContent.markup),
  /** A path of this site or the address of another; null when it leads nowhere. */
  url: z.string().max(bounds.link).nullable(),
};

/** A popup as visitors see it, in the order of `index`. */
export const Popup = z.object({
  ...shownPart,
  isActive: publicationPart.isActive,
  startsAt: publicationPart.startsAt,
  endsAt: publicationPart.endsAt,
  index: z.int(),
});
export type Popup = z.infer<typeof Popup>;

const placePart = { device: z.enum(popupDevices), pages: z.enum(popupPages), index: z.int() };
const rowPart = { version: z.int(), createdAt: z.string().max(40), updatedAt: z.string().max(40) };

/** A popup in the console's list. */
export const ConsolePopupRow = z.object({
  _id: shownPart._id,
  subject: shownPart.subject,
  ...placePart,
  ...publicationPart,
  ...rowPart,
});
export type ConsolePopupRow = z.infer<typeof ConsolePopupRow>;

/** A popup in its editor. */
export const ConsolePopup = z.object({ ...shownPart, ...placePart, ...publicationPart, ...rowPart });
export type ConsolePopup = z.infer<typeof ConsolePopup>;

/** A popup as an editor writes it; `image` is the id of an own upload or of a picture that the popup has. */
export const PopupDraft = z.object({
  subject: line(bounds.contentSubject, m.subjectRequired.key),
  image: Id.nullable().optional(),
  alt: freeLine(bounds.contentSubject).optional(),
  content: markup(bounds.articleContent.markup).nullable().optional(),
  url: ContentLink.optional(),
  device: z.enum(popupDevices, c.unknownValue.key).optional(),
  pages: z.enum(popupPages, c.unknownValue.key).optional(),
  index: z.int(c.notWhole.key).min(0).max(10_000).optional(),
  ...publicationDraft,
});

const params = z.object({ _popup: Id });
const response = z.object({ popup: ConsolePopup });

export const popups = endpointsOf('popups', {
  /** The published ones in their order, ten at most. */
  list: endpoint({
    ...popupPaths.list,
    summary: 'List the popups that are shown now',
    query: z.object({
      device: z.enum(['DESKTOP', 'MOBILE'], c.unknownValue.key).optional(),
      pages: z.enum(popupPages, c.unknownValue.key).optional(),
    }),
    response: z.object({ popups: rowsOf(Popup) }),
  }),
});

export const consolePopups = endpointsOf('consolePopups', {
  /** In the order in which visitors see them. */
  list: endpoint({
    ...consolePopupPaths.list,
    summary: 'List the popups in every state',
    query: z.object({
      ...listPart,
      searchValue: freeLine(100).optional(),
      state: anyOf(publicationStates).optional(),
    }),
    headers: ListHeaders,
    response: listOf('popups', ConsolePopupRow),
  }),
  find: endpoint({ ...consolePopupPaths.find, summary: 'Read a popup for editing', params, response }),
  create: endpoint({ ...consolePopupPaths.create, summary: 'Create a popup', body: PopupDraft, response }),
  /** The named ones get the indexes 1, 2, 3 …; the others are unchanged. */
  reorder: endpoint({
    ...consolePopupPaths.reorder,
    summary: 'Change the order of popups',
    body: z.object({ _popups: z.array(Id).min(1).max(POPUPS_ORDERED_MAX) }),
    response: Nothing,
  }),
  revise: endpoint({
    ...consolePopupPaths.revise,
    summary: 'Change a popup',
    params,
    /** If `version` is sent and the popup has changed since, the answer is 409 with `current`. */
    body: PopupDraft.partial().extend({ version: z.int().min(0).optional() }),
    response,
  }),
  remove: endpoint({ ...consolePopupPaths.remove, summary: 'Delete a popup', params, response: Nothing }),
});
