import { sql } from 'drizzle-orm';
import { inquiryRecordTexts as m } from '@ieum/contract/content/inquiries/record-texts.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { serviceInquiries } from './tables.ts';

interface Row {
  subject: string;
  number: number;
  state: string;
}

/** The inquiries that the member sent while logged in. */
export const inquiriesRecordSection = defineRecordSection<Row>({
  kind: 'inquiries',
  title: m.title,
  right: 'support.read',
  rows: ({ userId }) => sql`
    select ${serviceInquiries.id} as id, ${serviceInquiries.createdAt} as at,
      ${serviceInquiries.subject} as subject, ${serviceInquiries.number} as number,
      ${serviceInquiries.state} as state
    from ${serviceInquiries} where ${serviceInquiries.userId} = ${userId}`,
  present: ({ subject, number, state }, { id }) => ({
    text: subject,
    detail: `#${number}`,
    state: { domain: 'inquiry', value: state },
    link: `/console/center/service-inquiry-forms?id=${id}`,
  }),
  targets: ({ userId }) =>
    sql`select ${serviceInquiries.id} from ${serviceInquiries} where ${serviceInquiries.userId} = ${userId}`,
});
