import { eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedFormTexts as m } from '@ieum/contract/content/forms/collected-texts.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import { serviceForms } from './tables.ts';

/** Forms that the member submitted while logged in. */
export const formsCollection: Collection = {
  sections: [
    {
      name: 'forms',
      title: m.title,
      tables: ['service_forms'],
      fields: { name: c.name, content: c.content, createdAt: c.createdAt },
      rows: (work, { userId }) =>
        mapRows(
          rowsById(work, serviceForms, eq(serviceForms.userId, userId)),
          ({ type, name, content, fields, createdAt }) => ({ type, name, content, fields, createdAt }),
        ),
    },
  ],
};
