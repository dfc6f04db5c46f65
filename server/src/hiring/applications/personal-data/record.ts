import { sql } from 'drizzle-orm';
import { applicationRecordTexts as m } from '@ieum/contract/hiring/applications/record-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { applications } from '../tables.ts';
import { settledColumn } from '../undoable.ts';

interface Row {
  recruitmentId: string;
  subject: string;
  company: string;
  status: string;
  stage: string | null;
}

/** The person's applications; a move that can still be undone is not shown yet, as to the person. */
export const applicationsRecordSection = defineRecordSection<Row>({
  kind: 'applications',
  title: m.title,
  right: 'recruitments.read',
  rows: ({ userId, companyId }) =>
    companyId === null
      ? sql`
    select ${applications.id} as id, ${applications.savedAt} as at, ${recruitments.id} as "recruitmentId",
      ${recruitments.subject} as subject, ${companies.name} as company,
      ${settledColumn('status')} as status, ${settledColumn('stage')} as stage
    from ${applications}
      inner join ${recruitments} on ${recruitments.id} = ${applications.recruitmentId}
      inner join ${companies} on ${companies.id} = ${applications.companyId}
    where ${applications.personId} = ${userId}`
      : undefined,
  present: ({ recruitmentId, subject, company, status, stage }) => ({
    text: subject,
    detail: company,
    state:
      stage !== null && status === 'IS_APPLIED'
        ? { domain: 'stage', value: stage }
        : { domain: 'application', value: status },
    link: `/console/recruitment/${recruitmentId}/statistics`,
  }),
});
