import { z } from 'zod';
import { line, rowsOf } from '../../common/schemas.ts';
import { CompanyCard } from '../../hiring/companies/endpoints.ts';
import { Faq } from '../../content/faqs/endpoints.ts';
import { NoticeRow } from '../../content/notices/endpoints.ts';
import { BoardRow } from '../../content/boards/schemas.ts';
import { LectureCard } from '../../live/lectures/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as common } from '../../common/texts.ts';
import { RecruitmentCard } from '../../hiring/recruitments/schemas.ts';
import { POPULAR_LENGTH, POPULAR_MAX, SEARCHED_WORDS_MAX } from './enums.ts';
import { consoleSearchPaths, searchPaths } from './paths.ts';

// One search term for all public content; the single lists take the same `searchValue`.

const Counted = z.object({ count: z.int(), isCapped: z.boolean().optional() });

export const search = endpointsOf('search', {
  search: endpoint({
    ...searchPaths.search,
    summary: 'Search everything that is public',
    query: z.strictObject({
      searchValue: z.string().trim().max(100, common.tooLong.key).default(''),
      /** The number of each kind. */
      limit: z.coerce.number().int().min(1).max(20).default(6),
    }),
    response: z.object({
      recruitments: rowsOf(RecruitmentCard),
      companies: rowsOf(CompanyCard),
      faqs: rowsOf(Faq),
      notices: rowsOf(NoticeRow),
      boards: rowsOf(BoardRow),
      lectures: rowsOf(LectureCard),
      counts: z.object({
        recruitments: Counted,
        companies: Counted,
        faqs: Counted,
        notices: Counted,
        boards: Counted,
        lectures: Counted,
      }),
    }),
  }),
  /** Those of several sessions in the last seven days that found something; no numbers and no addresses. */
  listPopular: endpoint({
    ...searchPaths.listPopular,
    summary: 'List what is searched for most',
    response: z.object({ words: z.array(z.string().max(POPULAR_LENGTH)).max(POPULAR_MAX) }),
  }),
});

/** Words that several sessions searched for in the last seven days. */
const SearchedWords = z.object({
  words: z.string().max(POPULAR_LENGTH),
  /** Sessions in the last seven days. */
  sessions: z.int(),
  /** Not shown to visitors, however many search for it. */
  isHidden: z.boolean(),
});
export type SearchedWords = z.infer<typeof SearchedWords>;

export const consoleSearch = endpointsOf('consoleSearch', {
  listWords: endpoint({
    ...consoleSearchPaths.listWords,
    summary: 'List what several visitors searched for, hidden words too',
    response: z.object({ words: z.array(SearchedWords).max(SEARCHED_WORDS_MAX) }),
  }),
  hideWords: endpoint({
    ...consoleSearchPaths.hideWords,
    summary: 'Hide words from the popular ones, or show them again',
    body: z.strictObject({ words: line(POPULAR_LENGTH), isHidden: z.boolean() }),
    response: z.object({ words: SearchedWords.pick({ words: true, isHidden: true }) }),
  }),
});
