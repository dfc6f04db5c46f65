import type { Faq } from '@ieum/contract/content/faqs/endpoints.ts';
import type { BoardRow } from '@ieum/contract/content/boards/schemas.ts';
import type { NoticeRow } from '@ieum/contract/content/notices/endpoints.ts';
import type { CompanyCard } from '@ieum/contract/hiring/companies/endpoints.ts';
import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { lecturesOf, shownLecture, type ShownLecture } from '#features/live/lectures/data.ts';
import { searchPaths } from '@ieum/contract/site/search/paths.ts';
import type { search } from '@ieum/contract/site/search/endpoints.ts';
import { companiesOf } from '#features/hiring/companies/public/data.ts';
import { listOngoing } from '#features/hiring/recruitments/data.ts';
import { lastPage, noFilters, PAGE_SIZE } from '#features/hiring/recruitments/filters/filters.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import type { SearchQuery } from './page-query.ts';

interface Count {
  count: number;
  isCapped?: boolean | undefined;
}

export interface SearchData extends SearchQuery {
  /** Popular search terms, where nothing was found or searched for. */
  popular: readonly string[];
  recruitments: RecruitmentCard[];
  companies: CompanyCard[];
  faqs: Faq[];
  notices: NoticeRow[];
  boards: BoardRow[];
  lectures: ShownLecture[];
  counts: {
    recruitments: Count;
    companies: Count;
    faqs: Count;
    notices: Count;
    boards: Count;
    lectures: Count;
  };
}

/** How many of each kind are shown under 전체. */
const TOP = 6;
/** The same of questions and notices under 고객센터; their own pages show the rest. */
const MAX_OF_CENTER = 20;

const none = { count: 0 };
const nothing = {
  popular: [],
  recruitments: [],
  companies: [],
  faqs: [],
  notices: [],
  boards: [],
  lectures: [],
  counts: { recruitments: none, companies: none, faqs: none, notices: none, boards: none, lectures: none },
};

/** The number of pages of a tab; those of the help centre have one. */
const lastPageOfTab = ({ tab }: SearchQuery, counts: SearchData['counts']): number =>
  tab === 'recruitments' || tab === 'companies' || tab === 'lectures' ? lastPage(counts[tab].count) : 1;

async function pageOf({ term, tab, page }: SearchQuery, send?: Send): Promise<Partial<SearchData>> {
  if (tab === 'recruitments') {
    const { recruitments } = await listOngoing({ ...noFilters, searchValue: term, page }, PAGE_SIZE, send);
    return { recruitments };
  }
  const query = { searchValue: term, limit: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE };
  if (tab === 'lectures') {
    const { lectures } = await lecturesOf(send).list({ query });
    return { lectures: lectures.map(shownLecture) };
  }
  if (tab !== 'companies') return {};
  const { companies } = await companiesOf(send).list({ query });
  return { companies };
}

/** Without them the page is shown all the same. */
const readPopular = (send?: Send): Promise<string[]> =>
  apiOf<typeof search>(searchPaths, send)
    .listPopular({})
    .then(({ words }) => words)
    .catch(() => []);

/** The results of an address, beyond the end the last page; nothing is requested without a term. */
export async function readSearch(requested: SearchQuery, send?: Send): Promise<SearchData> {
  if (!requested.term) return { ...requested, ...nothing, popular: await readPopular(send) };
  const api = apiOf<typeof search>(searchPaths, send);
  const [top, page] = await Promise.all([
    api.search({
      query: { searchValue: requested.term, limit: requested.tab === 'center' ? MAX_OF_CENTER : TOP },
    }),
    pageOf(requested, send),
  ]);
  const last = lastPageOfTab(requested, top.counts);
  if (requested.page > last) return readSearch({ ...requested, page: last }, send);
  const isEmpty = Object.values(top.counts).every(({ count }) => count === 0);
  const popular = isEmpty ? await readPopular(send) : [];
  return { ...requested, ...nothing, ...top, lectures: top.lectures.map(shownLecture), ...page, popular };
}
