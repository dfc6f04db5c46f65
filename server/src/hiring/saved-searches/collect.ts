import { eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedSearchTexts as m } from '@ieum/contract/hiring/saved-searches/collected-texts.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import { savedSearches } from './tables.ts';

/** The person's saved searches. */
export const savedSearchesCollection: Collection = {
  sections: [
    {
      name: 'saved-searches',
      title: m.title,
      tables: ['saved_searches'],
      fields: { name: c.name, filter: m.filter, createdAt: c.createdAt },
      rows: (work, { userId }) =>
        mapRows(
          rowsById(work, savedSearches, eq(savedSearches.userId, userId)),
          ({ name, filter, isNotified, createdAt }) => ({
            name,
            filter: new URLSearchParams(filter).toString(),
            isNotified,
            createdAt,
          }),
        ),
    },
  ],
};
