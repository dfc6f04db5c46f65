import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { describeOwnApplications } from '#hiring/applications/public.ts';
import type { Db } from '#kit/context.ts';
import { replyOf, type Answer, type Question } from './question.ts';

const MOST = 5;
const LIST = '/dashboard/applied';

const APPLICATIONS =
  /(내|제|나의|저의|우리)\s*(지원|합격|서류)|지원\s*(현황|상태|내역|결과)|지원한\s*(곳|공고|회사|기업)|합격\s*(했|여부|인지|됐|되었)|my (job )?applications?|我的(应聘|申请)/i;

/** Questions of how an application is changed or withdrawn, which do not ask for its state. */
const CHANGING = /취소|철회|수정|고치|고칠|cancel|withdraw|change|edit|取消|修改|撤回/i;

/**
 * The state of the asker's own applications, as the list of applications shows it; undefined for other
 * questions.
 */
export async function answerOwnApplications(db: Db, question: Question): Promise<Answer | undefined> {
  const { query, actor, locale, now } = question;
  if (!APPLICATIONS.test(query) || CHANGING.test(query)) return undefined;
  if (!actor) return { ...replyOf(sayIn(locale, m.loginFirst.text)), sources: [listOf(locale)] };
  if (actor.userType !== 'PERSON') return undefined;
  const own = await describeOwnApplications(db, { personId: actor.userId, locale, now, most: MOST });
  if (own.length === 0) return replyOf(sayIn(locale, m.noApplications.text));
  const lines = own.map(({ subject, company, state }) => `• ${subject} (${company}): ${state}`);
  return {
    content: [sayIn(locale, m.ownApplications.text), ...lines].join('\n'),
    sources: [listOf(locale)],
    suggestsInquiry: false,
    isFound: true,
  };
}

const listOf = (locale: Locale) => ({ title: sayIn(locale, m.ownApplicationsTitle.text), link: LIST });
