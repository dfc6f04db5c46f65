import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { ownInterviewTexts } from '@ieum/contract/live/interviews/own-list-texts.ts';
import { ownListTexts } from '@ieum/contract/hiring/applications/own-list-texts.ts';
import { describeOwnApplications } from '#hiring/applications/public.ts';
import type { Db } from '#kit/context.ts';
import { fold } from '#kit/search/ngrams.ts';
import { asksCompanysReply, asksOwnApplications } from './asks-own-applications.ts';
import { othersOf, replyOf, type Answer, type Question } from './question.ts';
import { listToDo, type ToDo } from './to-do.ts';

const MAX = 5;
/** Among so many of the latest applications a company that the question names is looked for. */
const MAX_SEARCHED = 50;
const LIST = '/dashboard/applied';
const ROOMS = '/dashboard/interview';

/**
 * What waits for the asker, and the state of their own applications, as the list of applications shows it; only of
 * the company that the question names. Undefined for other questions.
 */
export async function answerOwnApplications(db: Db, question: Question): Promise<Answer | undefined> {
  const { query, actor, locale, now } = question;
  const isAboutOwn = asksOwnApplications(query);
  if (!isAboutOwn && !asksCompanysReply(query)) return undefined;
  if (!actor) return isAboutOwn ? askToLogIn(locale) : undefined;
  if (actor.userType !== 'PERSON') return undefined;
  const [toDo, own] = await Promise.all([
    listToDo(db, actor.userId, question),
    describeOwnApplications(db, { personId: actor.userId, locale, now, max: MAX_SEARCHED }),
  ]);
  const ofNamed = <T extends { company: string }>(all: readonly T[]): T[] =>
    all.filter(({ company }) => isNamed(company, query));
  const named = ofNamed(own.applications);
  if (named.length > 0) {
    const lines = named.map((one) => lineOf(one, one.opened));
    return answerOf(locale, ofNamed(toDo), [
      sayIn(locale, m.applicationsToCompany.text),
      ...listed(locale, lines),
    ]);
  }
  if (!isAboutOwn) return undefined;
  if (own.count === 0 && toDo.length === 0) return replyOf(sayIn(locale, m.noApplications.text));
  const lines = own.applications.map((one) => lineOf(one));
  const heading = lines.length > 0 ? [sayIn(locale, m.ownApplications.text)] : [];
  return answerOf(locale, toDo, [...heading, ...listed(locale, lines, own.count)]);
}

/** The first lines, and how many others there are. */
const listed = (locale: Locale, lines: readonly string[], count = lines.length): string[] => {
  const first = lines.slice(0, MAX);
  return [...first, ...othersOf(locale, count - first.length)];
};

function answerOf(locale: Locale, toDo: readonly ToDo[], applications: readonly string[]): Answer {
  const waiting = listed(
    locale,
    toDo.map(({ line }) => line),
  );
  const heading = waiting.length > 0 ? [sayIn(locale, m.toDo.text)] : [];
  const rooms = { title: sayIn(locale, ownInterviewTexts.title.text), link: ROOMS };
  return {
    content: [...heading, ...waiting, ...applications].join('\n'),
    sources: toDo.some(({ isRoom }) => isRoom) ? [listOf(locale), rooms] : [listOf(locale)],
    suggestsInquiry: false,
    isFound: true,
  };
}

interface Line {
  subject: string;
  company: string;
  state: string;
}

const lineOf = ({ subject, company, state }: Line, opened?: string): string =>
  `• ${subject} (${company}): ${[state, opened].filter(Boolean).join(' · ')}`;

const askToLogIn = (locale: Locale): Answer => ({
  ...replyOf(sayIn(locale, m.loginFirst.text)),
  sources: [listOf(locale)],
});

const LEGAL_FORM = /\(주\)|\(유\)|㈜|주식회사|유한회사/g;
const MIN_LETTERS = 2;

const bareName = (text: string): string => fold(text).replaceAll(LEGAL_FORM, '').replaceAll(/\s/g, '');

/** Whether a question names a company, in its short form and with or without spaces. */
function isNamed(company: string, query: string): boolean {
  const name = bareName(company);
  return name.length >= MIN_LETTERS && bareName(query).includes(name);
}

const listOf = (locale: Locale) => ({ title: sayIn(locale, ownListTexts.title.text), link: LIST });
