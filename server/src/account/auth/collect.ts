import { eq } from 'drizzle-orm';
import { collectedSessionTexts as m } from '@ieum/contract/account/auth/collected-texts.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import { sessions } from './tables.ts';

/** The member's logins. */
export const sessionsCollection: Collection = {
  sections: [
    {
      name: 'logins',
      title: m.title,
      tables: ['sessions'],
      fields: {
        userAgent: m.userAgent,
        address: m.address,
        createdAt: m.createdAt,
        lastUsedAt: m.lastUsedAt,
        endedAt: m.endedAt,
      },
      rows: (work, { userId }) =>
        mapRows(
          rowsById(work, sessions, eq(sessions.userId, userId)),
          ({ id: _, userId: __, ...session }) => session,
        ),
    },
  ],
  without: { refresh_tokens: 'Only hashes of random tokens, which identify nobody outside the login.' },
};
