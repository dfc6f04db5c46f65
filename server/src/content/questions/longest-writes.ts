import { phrases } from '@ieum/contract/content/questions/phrase-endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const OWN = '/api/v1/center/questions';
const EVERY = '/api/console/center/questions';
const PHRASES = '/api/console/center/question-phrases';

/** A question with its answer and rating, and a saved phrase. */
export const longestWrites: LongestWrites = async ({ world, write, admin, person }) => {
  const draft = { subject: '문의', content: '내용' };
  const { question } = await write(person, `POST ${OWN}`, OWN, draft);
  const id = question?.['_id'] ?? '';
  await write(person, `PUT ${OWN}/:_question`, `${OWN}/${id}`, draft);
  await write(admin, `PUT ${EVERY}/:_question`, `${EVERY}/${id}`, { reply: '답변' });
  const rating = { score: 5, comment: '고마워요' };
  await write(person, `PUT ${OWN}/:_question/satisfaction`, `${OWN}/${id}/satisfaction`, rating);
  await write(admin, `POST ${EVERY}/:_question/contact`, `${EVERY}/${id}/contact`, { reason: '전화 안내' });
  await write(admin, `POST ${EVERY}`, EVERY, { ...draft, username: person.user.username, reply: '답변' });
  const texts = { name: '인사', text: '안녕하세요' };
  const { phrase } = await write(admin, `POST ${PHRASES}`, PHRASES, texts);
  const phraseId = phrase?.['_id'] ?? '';
  await write(admin, `PUT ${PHRASES}/:_phrase`, `${PHRASES}/${phraseId}`, texts);
  return {
    ids: { _question: [id], _phrase: [phraseId] },
    listed: { [`GET ${EVERY}`]: id, [`GET ${OWN}`]: id, [`GET ${PHRASES}`]: phraseId },
    undo: () => world.answers(admin, phrases).remove({ params: { _phrase: phraseId } }),
  };
};
