import { CHAT_SOURCES_MAX } from '@ieum/contract/assistant/chat/enums.ts';
import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { Db } from '#kit/context.ts';
import type { Passage } from '#kit/search/closest-texts.ts';
import { answerCourtesy } from './courtesy.ts';
import { excerptOf } from './excerpt.ts';
import { answerNoOpenings, answerOpenings } from './openings.ts';
import { answerOwnApplications } from './own-applications.ts';
import { answerOwnAppointments } from './own-appointments.ts';
import { findPassages, type ClosePassage } from './passages.ts';
import { findReadyReply, sameness } from './prompts.ts';
import { replyOf, type Answer, type Material, type Prepared, type Question } from './question.ts';
import { withSynonyms } from './synonyms.ts';

/** A text that is less close to a question does not answer it: it is better to say so. */
const MIN_SCORE = 0.55;
/** A text that is so close to a question is preferred to recruitments with its words. */
const CERTAIN = 0.8;
/** A text with fewer of a question's words does not even help a language model to answer. */
const MIN_OF_MATERIAL = 0.25;
const MATERIAL_LENGTH = 1200;
/** Other texts are named where they are nearly as close as the first. */
const NEARLY = 0.75;

const STAFF =
  /상담원|상담사|(담당자|직원|사람)(이?랑|하고|과|와|에게|한테|께|\s*연결)|1\s*[:대]\s*1(?!.*(?:답변|답장|답은|답이))|human|staff|agent|人工|客服/i;

/** Answers from the texts of the site and the asker's own rows, without any service outside. */
export async function answerLocally(db: Db, question: Question): Promise<Answer> {
  return (await prepareAnswer(db, question)).answer;
}

/** The local answer, with the texts from which a language model may write a better one. */
export async function prepareAnswer(db: Db, question: Question): Promise<Prepared> {
  const here = await answerHere(db, question);
  if (here) return { answer: here, materials: [] };
  const prepared = await prepareInAnyWords(db, question);
  if (prepared.answer.isFound) return prepared;
  const noOpenings = await answerNoOpenings(db, question);
  return noOpenings ? { answer: noOpenings, materials: [] } : prepared;
}

/** From the texts for the question as it was asked, and where there are none, for the service's own words. */
async function prepareInAnyWords(db: Db, question: Question): Promise<Prepared> {
  const asAsked = await prepareFromTexts(db, question);
  const query = withSynonyms(question.query);
  if (asAsked.answer.isFound || query === question.query) return asAsked;
  const inOtherWords = await prepareFromTexts(db, { ...question, query });
  return inOtherWords.answer.isFound ? inOtherWords : asAsked;
}

async function prepareFromTexts(db: Db, question: Question): Promise<Prepared> {
  const { query, locale } = question;
  const [found, ready] = await Promise.all([findPassages(db, question), findReadyReply(db, query)]);
  const [best] = found;
  // A text that asks the same more closely is for another case than the ready reply.
  if (ready && ready.sameness >= sameness(query, best?.title ?? ''))
    return { answer: replyOf(ready.reply), materials: [] };
  const materials = materialsOf(query, found);
  if (best && best.score >= CERTAIN) return { answer: fromPassages(query, best, found), materials };
  const openings = await answerOpenings(db, question);
  if (openings)
    return {
      answer: openings,
      materials: [...openingsOf(openings), ...materials].slice(0, CHAT_SOURCES_MAX),
    };
  if (!best || best.score < MIN_SCORE)
    return {
      answer: { ...replyOf(sayIn(locale, m.notFound.text), { suggestsInquiry: true }), isFound: false },
      materials,
    };
  return { answer: fromPassages(query, best, found), materials };
}

/** Answers questions that no language model may answer: courtesies, the wish for staff, and the asker's own affairs. */
async function answerHere(db: Db, question: Question): Promise<Answer | undefined> {
  const { query, locale } = question;
  if (STAFF.test(query)) return replyOf(sayIn(locale, m.askStaff.text), { suggestsInquiry: true });
  return (
    answerCourtesy(question) ??
    (await answerOwnAppointments(db, question)) ??
    (await answerOwnApplications(db, question))
  );
}

const materialsOf = (query: string, found: readonly ClosePassage[]): Material[] =>
  found
    .filter(({ covered }) => covered >= MIN_OF_MATERIAL)
    .slice(0, CHAT_SOURCES_MAX)
    .map(({ title, link, text }) => ({ title, link, text: excerptOf(text, query, MATERIAL_LENGTH) }));

/** Each opening with its line of the answer, which names the company. */
const openingsOf = ({ content, sources }: Answer): Material[] => {
  const [, ...lines] = content.split('\n');
  return sources.map((source, index) => ({ ...source, text: lines[index] ?? source.title }));
};

function fromPassages(query: string, best: Passage, found: readonly Passage[]): Answer {
  const near = found.filter(({ score }) => score >= Math.max(MIN_SCORE, best.score * NEARLY));
  const sources = near.slice(0, CHAT_SOURCES_MAX).map(({ title, link }) => ({ title, link }));
  return { content: `${excerptOf(best.text, query)} [1]`, sources, suggestsInquiry: false, isFound: true };
}
