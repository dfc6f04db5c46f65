import { and, asc, eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedTextingTexts as m } from '@ieum/contract/live/textings/collected-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { mapRows, rowsById, rowsOf, type Collection } from '#kit/data-collection.ts';
import { textingAddressees, textings } from './tables.ts';

/** The text messages of a company, and the companies that sent one to a person; what a person received is in `messages`. */
export const textingsCollection: Collection = {
  sections: [
    {
      name: 'textings',
      title: m.written,
      tables: ['textings'],
      fields: { message: m.message, sentAt: m.sentAt },
      rows: (work, { companyId }) =>
        companyId === null
          ? rowsOf(Promise.resolve([]))
          : mapRows(
              rowsById(work, textings, eq(textings.companyId, companyId)),
              ({ message, state, senderName, senderPhone, senderEmail, createdAt, sentAt }) => ({
                message,
                state,
                senderName,
                senderPhone,
                senderEmail,
                createdAt,
                sentAt,
              }),
            ),
    },
    {
      name: 'textings-received',
      title: m.received,
      tables: ['texting_addressees', 'textings'],
      fields: { companyName: c.companyName, message: m.message, sentAt: m.sentAt },
      rows: ({ db }, { userId }) =>
        rowsOf(
          db
            .select({ companyName: companies.name, message: textings.message, sentAt: textings.sentAt })
            .from(textingAddressees)
            .innerJoin(textings, eq(textings.id, textingAddressees.textingId))
            .innerJoin(companies, eq(companies.id, textings.companyId))
            .where(and(eq(textingAddressees.personId, userId), eq(textings.state, 'SENT')))
            .orderBy(asc(textings.createdAt)),
        ),
    },
  ],
};
