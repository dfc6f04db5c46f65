import { sql } from 'drizzle-orm';
import { inquiryTexts as m } from '@ieum/contract/content/inquiries/texts.ts';
import { readWaiting } from '#kit/db/waiting.ts';
import type { WaitingKind } from '#module.ts';
import { serviceInquiries } from './tables.ts';

/** Inquiries without an answer. */
export const waitingInquiries: WaitingKind = {
  right: 'support.read',
  name: m.waiting,
  link: () => '/console/center/service-inquiry-forms?state=ANSWER_AWAITING',
  read: (db) =>
    readWaiting(
      db,
      sql`select ${serviceInquiries.createdAt} as at from ${serviceInquiries}
        where ${serviceInquiries.state} = 'ANSWER_AWAITING' order by ${serviceInquiries.position}`,
    ),
};
