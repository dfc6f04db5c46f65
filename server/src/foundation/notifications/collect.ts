import { eq } from 'drizzle-orm';
import { collectedInboxTexts as m } from '@ieum/contract/foundation/notifications/collected-texts.ts';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import type { FindDefinition } from './define.ts';
import { inboxItems } from './tables.ts';
import { notificationText } from './text.ts';

/** The member's notifications as they were shown. */
export const collectInbox = (findDefinition: FindDefinition): Collection => ({
  sections: [
    {
      name: 'notifications',
      title: m.title,
      tables: ['inbox_items'],
      fields: { title: c.subject, text: c.content, createdAt: c.at, readAt: m.readAt },
      rows: (work, { userId, locale }) =>
        mapRows(rowsById(work, inboxItems, eq(inboxItems.userId, userId)), (item) => ({
          kind: item.kind,
          ...notificationText(findDefinition, item, locale),
          link: item.link,
          createdAt: item.createdAt,
          readAt: item.readAt,
        })),
    },
  ],
});
