import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { ownListTexts } from '@ieum/contract/hiring/applications/own-list-texts.ts';
import { describeOwnApplications, type DescribedApplication } from '#hiring/applications/public.ts';
import type { Db } from '#kit/context.ts';
import { fold } from '#kit/search/ngrams.ts';
import { listUnpicked } from '#live/meetings/public.ts';
import { asksCompanysReply, asksOwnApplications } from './asks-own-applications.ts';
import { othersOf, replyOf, type Answer, type Question } from './question.ts';

const MAX = 5;
/** Among so many of the latest applications a company that the question names is looked for. */
const MAX_SEARCHED = 50;
const LIST = '/dashboard/applied';

/**
 * The state of the asker's own applications, as the list of applications shows it, and only of those to the company
 * that the question names; undefined for other questions.
 */
export async function answerOwnApplications(db: Db, question: Question): Promise<Answer | undefined> {
  const { query, actor, locale } = question;
  const isAboutOwn = asksOwnApplications(query);
  if (!isAboutOwn && !asksCompanysReply(query)) return undefined;
  if (!actor) return isAboutOwn ? askToLogIn(locale) : undefined;
  if (actor.userType !== 'PERSON') return undefined;
  const { latest, count } = await findLatest(db, actor.userId, question);
  const named = latest.filter(({ company }) => isNamed(company, query));
  if (named.length === 0 && !isAboutOwn) return undefined;
  if (latest.length === 0) return replyOf(sayIn(locale, m.noApplications.text));
  const isOfCompany = named.length > 0;
  const lines = (isOfCompany ? named : latest).map((one) => lineOf(one, isOfCompany, locale)).slice(0, MAX);
  const heading = isOfCompany ? m.applicationsToCompany : m.ownApplications;
  const others = (isOfCompany ? named.length : count) - lines.length;
  return {
    content: [sayIn(locale, heading.text), ...lines, ...othersOf(locale, others)].join('\n'),
    sources: [listOf(locale)],
    suggestsInquiry: false,
    isFound: true,
  };
}

interface Latest extends DescribedApplication {
  /** Whether it waits for the person, who has to pick the time of a meeting. */
  isWaiting: boolean;
}

/** The latest applications, those that wait for the person first, and how many there are. */
async function findLatest(db: Db, personId: string, { locale, now }: Question) {
  const max = MAX_SEARCHED;
  const [{ applications, count }, unpicked] = await Promise.all([
    describeOwnApplications(db, { personId, locale, now, max }),
    listUnpicked(db, { personId, now, max }),
  ]);
  const waiting = new Set(unpicked.map(({ applicationId }) => applicationId));
  const latest: Latest[] = applications.map((one) => ({ ...one, isWaiting: waiting.has(one.id) }));
  const inOrder = latest.toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
  return { latest: inOrder, count };
}

function lineOf({ subject, company, state, opened, isWaiting }: Latest, isDetailed: boolean, locale: Locale) {
  const parts = [state, isDetailed && opened, isWaiting && sayIn(locale, m.timeToPick.text)];
  return `• ${subject} (${company}): ${parts.filter(Boolean).join(' · ')}`;
}

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
