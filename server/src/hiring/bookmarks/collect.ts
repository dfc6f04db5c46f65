import { and, asc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedBookmarkTexts as m } from '@ieum/contract/hiring/bookmarks/collected-texts.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { mapRows, type CollectedRow, type Collection, type CollectionWork } from '#kit/data-collection.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { bookmarks } from './tables.ts';

interface Bookmark extends CollectedRow {
  id: string;
}

const person = alias(users, 'person');

const listOwn = ({ db }: CollectionWork, userId: string) =>
  readInBatches<Bookmark>((last, limit) =>
    db
      .select({
        id: bookmarks.id,
        type: bookmarks.type,
        recruitment: recruitments.subject,
        companyName: companies.name,
        person: person.name,
        applicant: applications.personName,
        memo: bookmarks.memo,
        createdAt: bookmarks.createdAt,
      })
      .from(bookmarks)
      .leftJoin(recruitments, eq(recruitments.id, bookmarks.recruitmentId))
      .leftJoin(companies, eq(companies.id, bookmarks.companyId))
      .leftJoin(person, eq(person.id, bookmarks.personId))
      .leftJoin(applications, eq(applications.id, bookmarks.applicationId))
      .where(and(eq(bookmarks.userId, userId), last && gt(bookmarks.id, last.id)))
      .orderBy(asc(bookmarks.id))
      .limit(limit),
  );

/** The member's own bookmarks and memos; those of others about the member are their private notes. */
export const bookmarksCollection: Collection = {
  sections: [
    {
      name: 'bookmarks',
      title: m.title,
      tables: ['likes'],
      fields: {
        recruitment: c.recruitment,
        companyName: c.companyName,
        person: m.person,
        memo: c.memo,
        createdAt: c.createdAt,
      },
      rows: (work, { userId }) =>
        mapRows(listOwn(work, userId), ({ id: _, person: bookmarked, applicant, ...row }) => ({
          ...row,
          person: bookmarked ?? applicant,
        })),
    },
  ],
};
