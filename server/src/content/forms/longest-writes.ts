import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const ALL = '/api/v1/forms';
const EVERY = '/api/console/forms';

export const longestWrites: LongestWrites = async ({ write, admin, person }) => {
  const draft = { type: '신청서', name: '양식', content: '내용', fields: { 이름: '홍길동' } };
  const submitted = await write(person, `POST ${ALL}`, ALL, draft);
  const id = submitted['form']?.['_id'] ?? '';
  const { form } = await write(admin, `POST ${EVERY}`, EVERY, draft);
  const own = form?.['_id'] ?? '';
  await write(admin, `PUT ${ALL}/:_form`, `${ALL}/${id}`, draft);
  await write(admin, `PUT ${EVERY}/:_form`, `${EVERY}/${own}`, draft);
  const email = { email: 'hong@example.com', subject: '안내', content: '내용' };
  const one = `${EVERY}/${own}`;
  await write(admin, `POST ${EVERY}/:_form/email-preview`, `${one}/email-preview`, email);
  await write(admin, `PUT ${EVERY}/:_form/email`, `${one}/email`, { ...email, key: 'key' });
  return {
    ids: { [`${ALL}/:_form`]: [id], [`${EVERY}/:_form`]: [own] },
    listed: { [`GET ${ALL}`]: id, [`GET ${EVERY}`]: own },
  };
};
