import type { CalendarEntry, ContentVersion } from '@ieum/contract/foundation/publishing/endpoints.ts';
import type { CalendarRow } from './content-calendar.ts';
import { presentPublication } from './publication.ts';
import type { VersionRow } from './versions.ts';

/** Row → an entry of the calendar. */
export const presentEntry = ({ kind, id, subject, ...row }: CalendarRow, now: Date): CalendarEntry => ({
  kind,
  _id: id,
  subject,
  ...presentPublication(row, now),
});

/** Version → wire, without its content. */
export const presentVersion = ({ version, writerName, createdAt }: VersionRow): ContentVersion => ({
  version,
  writer: writerName === null ? null : { name: writerName },
  createdAt: createdAt.toISOString(),
});
