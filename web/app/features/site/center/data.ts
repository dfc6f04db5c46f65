import { boardsOf, type BoardRow } from '#features/content/boards/public/data.ts';
import { faqsOf, type Faq } from '#features/content/faqs/public/data.ts';
import { noticesOf, type NoticeRow } from '#features/content/notices/public/data.ts';
import type { Send } from '#lib/api/api.ts';

const LATEST = 5;
const MAX_FOUND = 10;

interface CountedRows<T> {
  rows: T[];
  count: number;
}

export interface CenterData {
  term: string;
  /** The most helpful questions, or those that match the term. */
  faqs: CountedRows<Faq>;
  /** The latest notices, or those that match the term. */
  notices: CountedRows<NoticeRow>;
  /** The posts that match the term; none without one. */
  boards: CountedRows<BoardRow>;
}

/** Reads the help centre: the latest and most helpful entries, or those that match a term. */
export async function readCenter(term: string, send?: Send): Promise<CenterData> {
  const part = term
    ? { searchValue: term, limit: MAX_FOUND }
    : { sort: 'HELPFUL_DESC' as const, limit: LATEST };
  const [faqs, notices, posts] = await Promise.all([
    faqsOf(send).list({ query: part }),
    noticesOf(send).list({ query: { searchValue: term, limit: LATEST } }),
    term ? boardsOf(send).list({ query: { searchValue: term, limit: MAX_FOUND } }) : { boards: [], count: 0 },
  ]);
  return {
    term,
    faqs: { rows: faqs.faqs, count: faqs.count },
    notices: { rows: notices.notifications, count: notices.count },
    boards: { rows: posts.boards, count: posts.count },
  };
}
