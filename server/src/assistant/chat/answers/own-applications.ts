import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { describeOwnApplications } from '#hiring/applications/public.ts';
import type { Db } from '#kit/context.ts';
import { fold } from '#kit/search/ngrams.ts';
import { asksCompanysReply, asksOwnApplications } from './asks-own-applications.ts';
import { replyOf, type Answer, type Question } from './question.ts';

const MAX = 5;
/** Among so many of the latest applications a company that the question names is looked for. */
const MAX_SEARCHED = 50;
const LIST = '/dashboard/applied';

/**
 * The state of the asker's own applications, as the list of applications shows it, and only of those to the company
 * that the question names; undefined for other questions.
 */
export async function answerOwnApplications(db: Db, question: Question): Promise<Answer | undefined> {
  const { query, actor, locale, now } = question;
  const isAboutOwn = asksOwnApplications(query);
  if (!isAboutOwn && !asksCompanysReply(query)) return undefined;
  if (!actor) return isAboutOwn ? askToLogIn(locale) : undefined;
  if (actor.userType !== 'PERSON') return undefined;
  const latest = await describeOwnApplications(db, {
    personId: actor.userId,
    locale,
    now,
    max: MAX_SEARCHED,
  });
  const named = latest.filter(({ company }) => isNamed(company, query));
  if (named.length === 0 && !isAboutOwn) return undefined;
  if (latest.length === 0) return replyOf(sayIn(locale, m.noApplications.text));
  const lines =
    named.length > 0
      ? named.map((one) => [lineOf(one), one.opened].filter(Boolean).join(' · '))
      : latest.map(lineOf);
  const heading = named.length > 0 ? m.applicationsToCompany : m.ownApplications;
  return {
    content: [sayIn(locale, heading.text), ...lines.slice(0, MAX)].join('\n'),
    sources: [listOf(locale)],
    suggestsInquiry: false,
    isFound: true,
  };
}

const lineOf = ({ subject, company, state }: { subject: string; company: string; state: string }) =>
  `• ${subject} (${company}): ${state}`;

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

const listOf = (locale: Locale) => ({ title: sayIn(locale, m.ownApplicationsTitle.text), link: LIST });
