import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { readFrequencies, rememberStatistics, type Frequencies } from './ngram-frequencies.ts';
import { fold } from './ngrams.ts';
import { questionWords } from './question-words.ts';
import type { TextTables } from './text-tables.ts';
import { writtenFormOf } from './written-forms.ts';
import { plainTransaction } from '../transaction.ts';

/** The most pairs of a question that are looked up. */
const MAX_NGRAMS = 60;
/** A pair in more texts than this share says nothing about a subject. */
const COMMON_SHARE = 0.3;
/** Pairs that occur in questions about everything. */
const EMPTY_NGRAMS = new Set(
  [
    // Ends of sentences.
    '어요 나요 까요 해요 세요 네요 아요 예요 에요 돼요 되요 줘요 거예 마예 니다 습니 합니 입니 니까 있습 않습 않아 않네 지않',
    // Doing, being able, having to, wishing.
    '하고 하나 하는 하려 하면 해야 해주 려고 려면 리려 으면 면은 야하 야되 야돼 되나 싶어 싶은 수있 있나 있어 있는 있을 없어 어버 버렸 렸어 버려 들어 가나 걸려 걸리',
    // Connecting endings and particles.
    '은데 는데 는지 은지 건가 인가 에서 에는 으로 까지',
    // Question words, and words for asking.
    '어떻 떻게 무엇 뭐예 뭔가 어디 디에 디서 디로 언제 얼마 마나 누구 누가 방법 법은 법이 법을 알려 려주 려줘 알고 알아 좀알 주세 주나 보여 여줘 궁금 금해 금합 모르 르겠 겠어',
    // Who asks, and now.
    '나는 제가 내가 저는 지금',
    'th he in er an re on at en nd ow to wh is it do ca ho',
  ].flatMap((group) => group.split(' ')),
);

/** The pairs of adjacent characters in the words of a question. */
function pairsOf(question: string): string[] {
  const ngrams = new Set<string>();
  for (const word of questionWords(question)) {
    const characters = Array.from(word);
    characters.slice(1).forEach((character, index) => ngrams.add(`${characters[index]}${character}`));
  }
  return [...ngrams];
}

/** The pairs of adjacent characters by which a question's subject is compared with texts. */
export const subjectNgrams = (question: string): string[] =>
  pairsOf(question)
    .filter((ngram) => !EMPTY_NGRAMS.has(ngram))
    .slice(0, MAX_NGRAMS);

interface WeightedNgram {
  ngram: string;
  weight: number;
}

/** The pairs of a question that are looked up: a rare pair says more than a common one. */
function weigh(question: string, { shares }: Frequencies): WeightedNgram[] {
  const rarity = (ngram: string) => Math.log(1 / Math.max(shares.get(ngram) ?? 0, 0.001));
  const subject = subjectNgrams(question)
    .filter((ngram) => (shares.get(ngram) ?? 0) <= COMMON_SHARE)
    .map((ngram) => ({ ngram, weight: rarity(ngram) }));
  if (subject.length > 0) return subject;
  // A question whose subject alone is in too many texts is compared as it was asked (어떻게 지원해요?).
  if (subjectNgrams(question).length === 0) return [];
  return pairsOf(question)
    .slice(0, MAX_NGRAMS)
    .map((ngram) => ({ ngram, weight: rarity(ngram) + 0.01 }));
}

const findFrequencies = rememberStatistics(readFrequencies);

/** A row and how much of a question's subject its text covers, from 0 to 1. */
export interface Closest {
  rowId: string;
  score: number;
}

/**
 * Reads by the index of n-grams alone: the planner underestimates reading the n-grams of each row, because they are
 * stored outside the rows. A connection runs the three statements in the order in which they are sent.
 */
const byIndex = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  plainTransaction(db, async (tx) => {
    const setOtherScans = (isOn: 'on' | 'off') =>
      tx.execute(
        sql`select set_config('enable_seqscan', ${isOn}, true), set_config('enable_indexscan', ${isOn}, true)`,
      );
    const [, found] = await Promise.all([setOtherScans('off'), read(tx), setOtherScans('on')]);
    return found;
  });

/**
 * The rows of a kind whose texts cover most of a question's subject, the closest first; unlike `findWords`, no
 * word has to occur as it is written.
 */
export async function findClosest(
  db: Db,
  { ngrams: table }: TextTables,
  { question, limit }: { question: string; limit: number },
): Promise<Closest[]> {
  const sought = weigh(question, await findFrequencies(db, getTableName(table)));
  const whole = sought.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  const ngrams = sql`${sql.param(sought.map(({ ngram }) => ngram))}::text[]`;
  const weights = sql`${sql.param(sought.map(({ weight }) => weight))}::float8[]`;
  const statement = sql`
    select g.row_id as "rowId", sum(w.weight) as score
    from unnest(${ngrams}, ${weights}) as w(ngram, weight) join ${table} g on g.grams @> array[w.ngram]
    group by g.row_id order by score desc, g.row_id desc limit ${limit}`;
  const { rows } = await byIndex(db, (tx) => tx.execute<{ rowId: string; score: number }>(statement));
  return rows.map(({ rowId, score }) => ({ rowId, score: Number(score) / whole }));
}

/** How much of a question's subject a text covers, from 0 to 1, for the few texts without an index. */
export function coverage(question: string, text: string): number {
  const sought = subjectNgrams(question);
  if (sought.length === 0) return 0;
  const haystack = `${fold(text)}\n${writtenFormOf(text)}`;
  return sought.filter((ngram) => haystack.includes(ngram)).length / sought.length;
}

/** A text of the site that may answer a question. */
export interface Passage {
  title: string;
  /** Plain text. */
  text: string;
  /** Its address on this site. */
  link: string;
  score: number;
}
