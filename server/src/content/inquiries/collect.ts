import { eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedInquiryTexts as m } from '@ieum/contract/content/inquiries/collected-texts.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import { serviceInquiries } from './tables.ts';

/**
 * Inquiries that the member sent while logged in: those without a login name a phone and an address that
 * nobody has verified.
 */
export const inquiriesCollection: Collection = {
  sections: [
    {
      name: 'inquiries',
      title: m.title,
      tables: ['service_inquiries'],
      fields: {
        number: m.number,
        companyName: c.companyName,
        name: c.name,
        phone: c.phone,
        email: c.email,
        subject: c.subject,
        content: c.content,
        createdAt: c.createdAt,
        reply: c.reply,
        repliedAt: c.repliedAt,
      },
      rows: (work, { userId }) =>
        mapRows(rowsById(work, serviceInquiries, eq(serviceInquiries.userId, userId)), (row) => {
          const { number, companyName, name, phone, email, subject, content, state } = row;
          const { agreedAt, createdAt, reply, repliedAt } = row;
          const sender = { companyName, name, phone, email };
          return { number, ...sender, subject, content, state, agreedAt, createdAt, reply, repliedAt };
        }),
    },
  ],
};
