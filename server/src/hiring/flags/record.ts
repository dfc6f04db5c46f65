import { sql } from 'drizzle-orm';
import type { FlagReason } from '@ieum/contract/hiring/flags/enums.ts';
import { flagReasonTexts } from '@ieum/contract/hiring/flags/labels.ts';
import { flagRecordTexts as m } from '@ieum/contract/hiring/flags/record-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { defineRecordSection, excerptOf, type RecordSubject } from '#kit/member-record.ts';
import { flags } from './tables.ts';

interface Row {
  isSent: boolean;
  target: string;
  reason: FlagReason;
  text: string;
  state: string;
}

/** The indexes of a sender's reports are apart for recruitments and companies. */
const ofMember = ({ userId, companyId }: Pick<RecordSubject, 'userId' | 'companyId'>) => sql`
  select sent.id from ${flags} as sent where sent.user_id = ${userId} and sent.recruitment_id is not null
  union select sent.id from ${flags} as sent where sent.user_id = ${userId} and sent.recruitment_id is null
  union select received.id from ${flags} as received where received.company_id = ${companyId}::uuid`;

/** Reports that the member sent, and those about the member’s company and its recruitments. */
export const flagsRecordSection = defineRecordSection<Row>({
  kind: 'flags',
  title: m.title,
  right: 'recruitments.read',
  rows: ({ userId, companyId }) => sql`
    select ${flags.id} as id, ${flags.createdAt} as at, ${flags.userId} = ${userId} as "isSent",
      coalesce(nullif(${recruitments.subject}, ''), ${companies.name}) as target, ${flags.reason} as reason,
      ${flags.text} as text, ${flags.state} as state
    from ${flags} inner join ${companies} on ${companies.id} = ${flags.companyId}
      left join ${recruitments} on ${recruitments.id} = ${flags.recruitmentId}
    where ${flags.id} in (${ofMember({ userId, companyId })})`,
  present: ({ isSent, target, reason, text, state }, { say }) => ({
    text: target,
    detail: [say(isSent ? m.sent : m.received), say(flagReasonTexts[reason]), excerptOf(text)]
      .filter(Boolean)
      .join(' · '),
    state: { domain: 'flag', value: state },
    link: `/console/recruitment/list?tab=flags`,
  }),
  targets: ofMember,
});
