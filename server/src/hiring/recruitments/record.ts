import { sql } from 'drizzle-orm';
import { recruitmentRecordTexts as m } from '@ieum/contract/hiring/recruitments/record-texts.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { recruitments } from './tables.ts';

interface Row {
  subject: string;
  state: string;
}

/** The state that the console shows: also whether it is a draft or hidden by an administrator. */
export const stateInConsole = sql<string>`case when ${recruitments.blockedAt} is not null then 'BLOCKED'
  when ${recruitments.state} = 'NO_SHOWN' and ${recruitments.publishedAt} is null then 'DRAFT'
  else ${recruitments.state} end`;

/** The company's recruitments in any state. */
export const recruitmentsRecordSection = defineRecordSection<Row>({
  kind: 'recruitments',
  title: m.title,
  right: 'recruitments.read',
  rows: ({ companyId }) =>
    companyId === null
      ? undefined
      : sql`
    select ${recruitments.id} as id, ${recruitments.createdAt} as at, ${recruitments.subject} as subject,
      ${stateInConsole} as state
    from ${recruitments} where ${recruitments.companyId} = ${companyId}`,
  present: ({ subject, state }, { say, id }) => ({
    text: subject || say(m.untitled),
    state: { domain: 'recruitment', value: state },
    link: `/console/recruitment/${id}/statistics`,
  }),
  targets: ({ companyId }) =>
    companyId === null
      ? undefined
      : sql`select ${recruitments.id} from ${recruitments} where ${recruitments.companyId} = ${companyId}`,
});
