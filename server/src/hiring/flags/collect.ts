import { and, asc, eq, gt } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { collectedFlagTexts as m } from '@ieum/contract/hiring/flags/collected-texts.ts';
import { flagReasonTexts } from '@ieum/contract/hiring/flags/labels.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { mapRows, type Collection } from '#kit/data-collection.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { flags, type FlagRow } from './tables.ts';

interface Sent {
  flag: FlagRow;
  recruitment: string | null;
  companyName: string;
}

/** The member's reports and whether they were decided; reports about the member's company are others' data. */
export const flagsCollection: Collection = {
  sections: [
    {
      name: 'flags',
      title: m.title,
      tables: ['flags'],
      fields: {
        recruitment: c.recruitment,
        companyName: c.companyName,
        label: c.reason,
        text: c.content,
        createdAt: c.createdAt,
        decidedAt: m.decidedAt,
      },
      rows: ({ db }, { userId, locale }) =>
        mapRows(
          readInBatches<Sent>((last, limit) =>
            db
              .select({ flag: flags, recruitment: recruitments.subject, companyName: companies.name })
              .from(flags)
              .innerJoin(companies, eq(companies.id, flags.companyId))
              .leftJoin(recruitments, eq(recruitments.id, flags.recruitmentId))
              .where(and(eq(flags.userId, userId), last && gt(flags.id, last.flag.id)))
              .orderBy(asc(flags.id))
              .limit(limit),
          ),
          ({ flag: { reason, text, state, createdAt, decidedAt }, recruitment, companyName }) => ({
            recruitment,
            companyName,
            reason,
            label: sayIn(locale, flagReasonTexts[reason].text),
            text,
            state,
            createdAt,
            decidedAt,
          }),
        ),
    },
  ],
  without: { flag_quotas: 'Only how many reports were sent on the latest day.' },
};
