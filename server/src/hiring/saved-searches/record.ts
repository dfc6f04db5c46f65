import { sql } from 'drizzle-orm';
import { savedSearchRecordTexts as m } from '@ieum/contract/hiring/saved-searches/record-texts.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { savedSearches } from './tables.ts';

interface Row {
  name: string;
  isNotified: boolean;
}

/** The person's saved searches. */
export const savedSearchesRecordSection = defineRecordSection<Row>({
  kind: 'saved-searches',
  title: m.title,
  right: 'members.read',
  rows: ({ userId, companyId }) =>
    companyId === null
      ? sql`
    select ${savedSearches.id} as id, ${savedSearches.createdAt} as at, ${savedSearches.name} as name,
      ${savedSearches.isNotified} as "isNotified"
    from ${savedSearches} where ${savedSearches.userId} = ${userId}`
      : undefined,
  present: ({ name, isNotified }, { say }) => ({
    text: name,
    detail: say(isNotified ? m.notified : m.silent),
  }),
});
