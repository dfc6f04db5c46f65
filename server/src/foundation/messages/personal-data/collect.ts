import { asc, eq } from 'drizzle-orm';
import { collectedMessageTexts as m } from '@ieum/contract/foundation/messages/collected-texts.ts';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { mapRows, rowsById, rowsOf, type CollectedSection, type Collection } from '#kit/data-collection.ts';
import { advertisingConsents, messages, messageSettings, type MessageRow } from '../tables.ts';

/** Codes and passwords stay out of the file, because nobody who finds the file may log in with them. */
const bodyOf = ({ isSecret, body }: MessageRow, locale: Locale): string =>
  isSecret ? sayIn(locale, m.secret.text) : body;

const received: CollectedSection = {
  name: 'messages',
  title: m.messages,
  tables: ['messages'],
  fields: { to: m.to, subject: c.subject, body: c.content, sentAt: m.sentAt },
  rows: (work, { userId, locale }) =>
    mapRows(rowsById(work, messages, eq(messages.userId, userId)), (row) => {
      const { channel, purpose, to, subject, state, createdAt, sentAt } = row;
      return { channel, purpose, to, subject, body: bodyOf(row, locale), state, createdAt, sentAt };
    }),
};

const settings: CollectedSection = {
  name: 'notification-settings',
  title: m.settings,
  tables: ['message_settings'],
  fields: { group: m.group, isEmailOn: m.isEmailOn, isSmsOn: m.isSmsOn, updatedAt: c.updatedAt },
  rows: ({ db }, { userId }) => {
    const { group, isEmailOn, isSmsOn, updatedAt } = messageSettings;
    return rowsOf(
      db
        .select({ group, isEmailOn, isSmsOn, updatedAt })
        .from(messageSettings)
        .where(eq(messageSettings.userId, userId))
        .orderBy(asc(group)),
    );
  },
};

const consents: CollectedSection = {
  name: 'advertising-consents',
  title: m.consents,
  tables: ['advertising_consents'],
  fields: { kind: m.group, isGranted: m.isGranted, at: c.at },
  rows: (work, { userId }) =>
    mapRows(
      rowsById(work, advertisingConsents, eq(advertisingConsents.userId, userId)),
      ({ kind, isGranted, source, at }) => ({ kind, isGranted, source, at }),
    ),
};

/** Messages to the member, and how the member wants to receive them. */
export const messagesCollection: Collection = { sections: [received, settings, consents] };
