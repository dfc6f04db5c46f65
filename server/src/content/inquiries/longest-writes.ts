import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { aPhone } from '../../../test/world.ts';

const FORM = '/api/v1/center/service-inquiry-forms';
const EVERY = '/api/console/center/service-inquiry-forms';

export const longestWrites: LongestWrites = async ({ write, admin, person }) => {
  const contact = { name: '홍길동', phone: aPhone(), email: 'hong@example.com' };
  const draft = { companyName: '누리', ...contact, subject: '문의', content: '내용', agreed: true };
  const { serviceInquiryForm } = await write(person, `POST ${FORM}`, FORM, draft);
  const id = serviceInquiryForm?.['_id'] ?? '';
  await write(admin, `POST ${EVERY}`, EVERY, draft);
  await write(admin, `PUT ${EVERY}/:_form`, `${EVERY}/${id}`, { reply: '답변' });
  await write(admin, `POST ${EVERY}/:_form/contact`, `${EVERY}/${id}/contact`, { reason: '전화 안내' });
  return { ids: { _form: [id] }, listed: { [`GET ${EVERY}`]: id } };
};
