import { CHAT_SOURCES_MAX } from '@ieum/contract/assistant/chat/enums.ts';
import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { findOpenings } from '#hiring/recruitments/public.ts';
import type { Db } from '#kit/context.ts';
import { fold } from '#kit/search/ngrams.ts';
import { withoutParticle } from '#kit/search/particles.ts';
import type { Answer, Question } from './question.ts';

const OPENINGS =
  /공고|채용|구인|구해|일자리|일할\s*(수|곳|데|만한)|모집|뽑|job|opening|vacanc|hiring|招聘|职位|岗位/i;
/** Words that belong to asking for openings, not to what kind of opening. */
const ASKING =
  /^(공고|채용|구인|구직|일자리|모집|뽑|구해|구하|있|찾|알려|보여|추천|어떤|무슨|지금|요즘|관련|싶|해줘|해주|주세요|중인|하는|일하|일할|the|any|are|is|there|for|job|opening|vacanc|hiring|show|find|me|in|of|有|招聘|职位|岗位)/;
/** What a company asks about its own recruitments. */
const OWN_RECRUITMENTS = /연장|늘리|늘이|마감일을?\s*(바꾸|변경|수정|옮)/;
const MIN_LETTERS = 2;
const MAX_WORDS = 4;

/** The words of a question that say what kind of opening is sought. */
export function soughtWords(question: string): string[] {
  const words = fold(question)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => !ASKING.test(word))
    .map(withoutParticle)
    .filter((word) => word.length >= MIN_LETTERS);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Open recruitments with the words of a question that asks for some; undefined where it does not, or none is found. */
export async function answerOpenings(db: Db, question: Question): Promise<Answer | undefined> {
  const { query, locale, now } = question;
  if (!OPENINGS.test(query) || OWN_RECRUITMENTS.test(query)) return undefined;
  const found = await findOpenings(db, { words: soughtWords(query), now, max: CHAT_SOURCES_MAX });
  if (found.length === 0) return undefined;
  const lines = found.map(({ subject, company }, index) => `• ${subject} (${company}) [${index + 1}]`);
  return {
    content: [sayIn(locale, m.openings.text), ...lines].join('\n'),
    sources: found.map(({ id, subject }) => ({ title: subject, link: `/recruitments/${id}` })),
    suggestsInquiry: false,
    isFound: true,
  };
}
