import { consoleFaqs, faqs } from '@ieum/contract/content/faqs/endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const EVERY = '/api/console/center/faqs';
const SHOWN = '/api/v1/center/faqs';

export const longestWrites: LongestWrites = async ({ world, write, admin, person }) => {
  const draft = { category: 'ETC', question: '질문', answer: '답변' };
  const { faq } = await write(admin, `POST ${EVERY}`, EVERY, draft);
  const id = faq?.['_id'] ?? '';
  await write(admin, `PUT ${EVERY}/:_faq`, `${EVERY}/${id}`, draft);
  const again = await write(admin, `POST ${SHOWN}`, SHOWN, draft);
  const otherId = again['faq']?.['_id'] ?? '';
  await write(admin, `PUT ${SHOWN}/:_faq`, `${SHOWN}/${otherId}`, draft);
  const vote = { isHelpful: false, reason: '이유' };
  await write(person, `PUT ${SHOWN}/:_faq/vote`, `${SHOWN}/${id}/vote`, vote);
  return {
    ids: { _faq: [id] },
    listed: { [`GET ${EVERY}`]: id, [`GET ${SHOWN}`]: id },
    undo: async () => {
      await world.answers(admin, consoleFaqs).remove({ params: { _faq: id } });
      await world.answers(admin, faqs).remove({ params: { _faq: otherId } });
    },
  };
};
