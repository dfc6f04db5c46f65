import { asc, eq } from 'drizzle-orm';
import { collectedAgreementTexts as m } from '@ieum/contract/account/terms/collected-texts.ts';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { rowsOf, type Collection } from '#kit/data-collection.ts';
import { terms, termsAgreements } from './tables.ts';

/** The terms to which the member agreed. */
export const agreementsCollection: Collection = {
  sections: [
    {
      name: 'agreements',
      title: m.title,
      tables: ['terms_agreements'],
      fields: { subject: c.subject, version: m.version, agreedAt: m.agreedAt },
      rows: ({ db }, { userId }) => {
        const { version, agreedAt } = termsAgreements;
        return rowsOf(
          db
            .select({ code: terms.code, subject: terms.subject, version, agreedAt })
            .from(termsAgreements)
            .innerJoin(terms, eq(terms.id, termsAgreements.termsId))
            .where(eq(termsAgreements.userId, userId))
            .orderBy(asc(agreedAt), asc(terms.position)),
        );
      },
    },
  ],
};
