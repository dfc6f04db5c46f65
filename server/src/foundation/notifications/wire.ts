import type { InboxItem } from '@ieum/contract/foundation/notifications/endpoints.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import { toIso } from '#kit/dates.ts';
import type { FindDefinition } from './define.ts';
import type { InboxItemRow } from './tables.ts';
import { notificationText } from './text.ts';

/** Row → item in the reader's language. */
export const presentItem = (
  findDefinition: FindDefinition,
  row: InboxItemRow,
  locale: Locale,
): InboxItem => ({
  _id: row.id,
  kind: row.kind,
  ...notificationText(findDefinition, row, locale),
  link: row.link,
  createdAt: row.createdAt.toISOString(),
  readAt: toIso(row.readAt),
});
