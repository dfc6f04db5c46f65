import { CHAT_SOURCES_MAX } from '@ieum/contract/assistant/chat/enums.ts';
import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import type { ChatSource } from '@ieum/contract/assistant/chat/schemas.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Region } from '@ieum/contract/hiring/recruitments/enums.ts';
import { regionTexts } from '@ieum/contract/hiring/recruitments/labels.ts';
import { findOpenings, regionsIn } from '#hiring/recruitments/public.ts';
import type { Db } from '#kit/context.ts';
import { fold } from '#kit/search/ngrams.ts';
import { withoutParticle } from '#kit/search/particles.ts';
import { othersOf, replyOf, type Answer, type Question } from './question.ts';

const OPENINGS =
  /공고|채용|구인|구해|일자리|일할\s*(수|곳|데|만한)|모집|뽑|job|opening|vacanc|hiring|招聘|招人|职位|岗位|工作机会/i;
/** Words that belong to asking for openings, not to what kind of opening: Korean ones by their beginning. */
const ASKING = new RegExp(
  [
    '^(?:공고|채용|구인|구직|일자리|모집|뽑|구해|구하|있|없|찾|알려|보여|추천|어떤|무슨|뭐|혹시|지금|요즘|현재|지역|관련|싶|해줘|해주|주세요|중인|하는|올라온|지원할|일하|일할)',
    '^(?:job|opening|vacanc|hiring)',
    '^(?:the|any|are|is|there|for|of|in|at|near|what|which|who|show|find|me|my|do|does|you|have|can|could|please|now|right|currently|available|open|looking|want|work|companies|positions?)$',
    '^(?:招聘|招人|职位|岗位|工作|机会|信息|公司|企业|什么|哪些|哪里|没有|有没有|现在|目前|最近|正在|请问|推荐|可以|申请|应聘|查看|一下|地区|附近|方面|相关|我们)$',
  ].join('|'),
);
/** What a company asks about its own recruitments. */
const OWN_RECRUITMENTS = /연장|늘리|늘이|마감일을?\s*(바꾸|변경|수정|옮)/;
const MIN_LETTERS = 2;
const MAX_WORDS = 4;

/** Chinese is written without spaces. */
const chinese = new Intl.Segmenter('zh', { granularity: 'word' });
const separate = (word: string): string[] =>
  /\p{Script=Han}/u.test(word) ? [...chinese.segment(word)].map(({ segment }) => segment) : [word];

/** The words of a question that say what kind of opening is sought. */
export function soughtWords(question: string): string[] {
  const words = fold(question)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .flatMap(separate)
    .filter((word) => !ASKING.test(word))
    .map(withoutParticle)
    .filter((word) => word.length >= MIN_LETTERS);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** The regions that a question names, and the other sought words. */
export function soughtIn(question: string): { regions: Region[]; words: string[] } {
  const { regions, rest } = regionsIn(question);
  return { regions, words: soughtWords(rest) };
}

/** What a question that asks for openings seeks; undefined for other questions. */
const soughtBy = ({ query }: Question) =>
  OPENINGS.test(query) && !OWN_RECRUITMENTS.test(query) ? soughtIn(query) : undefined;

/**
 * Open recruitments in the regions and with the words of a question that asks for some, and the list of all where
 * there are more; undefined where it does not, or none is found.
 */
export async function answerOpenings(db: Db, question: Question): Promise<Answer | undefined> {
  const { locale, now } = question;
  const sought = soughtBy(question);
  if (!sought) return undefined;
  const { openings, count } = await findOpenings(db, { ...sought, now, max: CHAT_SOURCES_MAX });
  if (openings.length === 0) return undefined;
  const lines = openings.map(({ subject, company }, index) => `• ${subject} (${company}) [${index + 1}]`);
  const others = count - openings.length;
  const sources = openings.map(({ id, subject }) => ({ title: subject, link: `/recruitments/${id}` }));
  return {
    content: [headingOf(locale, sought.regions), ...lines, ...othersOf(locale, others)].join('\n'),
    sources: others > 0 ? [...sources, listOf(locale, sought, count)] : sources,
    suggestsInquiry: false,
    isFound: true,
  };
}

/** That the regions of a question that asks for openings have none now; undefined for other questions. */
export async function answerNoOpenings(db: Db, question: Question): Promise<Answer | undefined> {
  const { locale, now } = question;
  const regions = soughtBy(question)?.regions ?? [];
  if (regions.length === 0) return undefined;
  const { openings } = await findOpenings(db, { regions, words: [], now, max: 1 });
  if (openings.length > 0) return undefined;
  return {
    ...replyOf(sayIn(locale, m.noOpeningsIn.text, { place: placeOf(locale, regions) })),
    sources: [{ title: sayIn(locale, m.openingsEverywhere.text), link: '/recruitments?open=true' }],
  };
}

const placeOf = (locale: Locale, regions: readonly Region[]): string =>
  regions
    .map((region) => (locale === 'ko' ? region : sayIn(locale, regionTexts[region].text)))
    .join(locale === 'cn' ? '、' : ', ');

const headingOf = (locale: Locale, regions: readonly Region[]): string =>
  regions.length === 0
    ? sayIn(locale, m.openings.text)
    : sayIn(locale, m.openingsIn.text, { place: placeOf(locale, regions) });

/** The public list with the filter of a question. */
function listOf(locale: Locale, { regions, words }: ReturnType<typeof soughtIn>, count: number): ChatSource {
  const filter = new URLSearchParams({
    ...(words.length > 0 && { searchValue: words.join(' ') }),
    ...(regions.length > 0 && { region: regions.join(',') }),
    open: 'true',
  });
  const title = sayIn(locale, m.allOpenings.text, { count });
  return { title, link: `/recruitments?${filter.toString().replaceAll('%2C', ',')}` };
}
