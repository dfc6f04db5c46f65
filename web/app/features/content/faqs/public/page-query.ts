import { faqCategories, type FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { listPageParams, readListPageQuery, type ListPageQuery } from '#lib/document/list-page-query.ts';
import type { PageQuery } from '#lib/document/page-query.ts';

/** A whole category fits on one page, so that a link to a question finds it in its category. */
export const FAQS_PAGE = 100;

/** The content of the address of the questions; all categories without one. */
export interface FaqsQuery extends ListPageQuery {
  category: FaqCategory | undefined;
}

/** Parses the address of the questions. */
export const readFaqsQuery = (query: URLSearchParams): FaqsQuery => ({
  ...readListPageQuery(query, FAQS_PAGE),
  category: faqCategories.find((category) => category === query.get('category')),
});

/** The query parameters of the document of the questions. */
export const faqsQuery: PageQuery = {
  read(query) {
    const { category, ...part } = readFaqsQuery(query);
    return { category: category ?? '', ...listPageParams(part) };
  },
  free: ['searchValue'],
};
