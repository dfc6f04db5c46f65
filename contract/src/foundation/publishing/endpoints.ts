import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Day, Id, listOf, listPart, rowsOf, text } from '../../common/schemas.ts';
import { auditTexts } from '../audit/texts.ts';
import { calendarKinds, contentKinds } from './enums.ts';
import { publishingPaths } from './paths.ts';
import { publicationPart } from './schemas.ts';

/** One piece of content that is shown for a time, or one wording of terms that is in force for a time. */
export const CalendarEntry = z.object({
  kind: z.enum(calendarKinds),
  _id: z.string().max(64),
  subject: z.string().max(bounds.contentSubject),
  ...publicationPart,
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** A saved wording of content; `content` of one version is the editor's draft as it was saved. */
export const ContentVersion = z.object({
  version: z.int(),
  writer: z.object({ name: z.string().max(bounds.name) }).nullable(),
  createdAt: z.string().max(40),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

const params = z.object({ kind: z.enum(contentKinds), _row: Id });

export const publishing = endpointsOf('publishing', {
  /** At most 500 entries: those that are shown, start or end within the days, by their beginning. */
  calendar: endpoint({
    ...publishingPaths.calendar,
    summary: 'List the content that is shown within a period',
    query: z.object({ from: Day, to: Day }),
    response: z.object({ entries: rowsOf(CalendarEntry) }),
  }),
  /** All rows of one kind with their states and periods, the newest first; the reason is recorded. */
  export: endpoint({
    ...publishingPaths.export,
    summary: 'Export the content of one kind as an Excel workbook',
    params: params.pick({ kind: true }),
    query: z.object({ reason: text(200, auditTexts.reasonRequired.key) }),
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  /** The newest first. */
  listVersions: endpoint({
    ...publishingPaths.listVersions,
    summary: 'List the versions of content',
    params,
    query: z.object(listPart),
    response: listOf('versions', ContentVersion),
  }),
  findVersion: endpoint({
    ...publishingPaths.findVersion,
    summary: 'Read one version of content',
    params: params.extend({ version: z.coerce.number().int().min(0).max(1_000_000).catch(-1) }),
    response: z.object({
      version: ContentVersion.extend({ content: z.record(z.string().max(40), z.unknown()) }),
    }),
  }),
});
