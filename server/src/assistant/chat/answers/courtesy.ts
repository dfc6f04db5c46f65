import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { replyOf, type Answer, type Question } from './question.ts';

const GREETING = /^(안녕(하세요|하십니까|하신가요)?|반가워요?|반갑습니다|하이|ㅎㅇ|hello|hi|hey|你好|您好)$/i;
const THANKS = /^(감사(해요|합니다|드려요|드립니다)|고마워요?|고맙습니다|thanks|thank you|谢谢(你|您)?)$/i;

/** The reply to a greeting or to thanks, which ask for nothing; undefined for everything else. */
export function answerCourtesy({ query, locale }: Pick<Question, 'query' | 'locale'>): Answer | undefined {
  const bare = query.replaceAll(/[^\p{Letter}\s]/gu, '').trim();
  if (GREETING.test(bare)) return replyOf(sayIn(locale, m.greeting.text));
  return THANKS.test(bare) ? replyOf(sayIn(locale, m.welcome.text)) : undefined;
}
