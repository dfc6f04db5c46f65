import { sql } from 'drizzle-orm';
import { inquiryMeasureTexts as m } from '@ieum/contract/content/inquiries/measure-texts.ts';
import type { Measure } from '#kit/measure.ts';
import { serviceInquiries } from './tables.ts';

export const inquiryMeasures: readonly Measure[] = [
  {
    kind: 'INQUIRIES',
    name: m.received,
    definition: m.receivedDefinition,
    unit: m.unit,
    right: 'support.read',
    from: sql`${serviceInquiries}`,
    time: { at: sql`${serviceInquiries.createdAt}` },
    splits: {
      STATE: {
        name: m.state,
        key: sql`${serviceInquiries.state}`,
        keys: { ANSWER_AWAITING: m.ANSWER_AWAITING, ANSWER_COMPLETE: m.ANSWER_COMPLETE },
      },
    },
    rows: {
      right: 'support.read',
      id: sql`${serviceInquiries.id}`,
      name: sql`${serviceInquiries.subject}`,
      linkTo: (id) => `/console/center/service-inquiry-forms?id=${id}`,
    },
  },
];
