import { searchPaths } from '@ieum/contract/site/search/paths.ts';
import type { search } from '@ieum/contract/site/search/endpoints.ts';
import { apiOf } from '#lib/api/api.ts';

/** A suggestion for a search: a term to search for, or a page to open. */
export interface Suggestion {
  key: string;
  kind: 'recent' | 'recruitments' | 'companies';
  words: string;
  /** Shown beside the text. */
  about: string;
  /** The page that it opens; without one it is searched for. */
  to: string | undefined;
}

const MAX = 4;

/** Recent terms that contain the input, except the same term. */
export const recentFor = (typed: string, terms: readonly string[]): Suggestion[] =>
  terms
    .filter((term) => term !== typed && term.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, MAX + 1)
    .map((term) => ({ key: `recent ${term}`, kind: 'recent', words: term, about: '', to: undefined }));

/** The first recruitments and companies that match the input. */
export async function findMatches(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = { searchValue: typed, limit: MAX };
  const { recruitments, companies } = await apiOf<typeof search>(searchPaths).search({ query, signal });
  return [
    ...recruitments.map(({ _id: id, subject, company }): Suggestion => ({
      key: id,
      kind: 'recruitments',
      words: subject,
      about: company.name,
      to: `/recruitments/${id}`,
    })),
    ...companies.slice(0, 2).map(({ _id: id, name, address1 }): Suggestion => ({
      key: id,
      kind: 'companies',
      words: name,
      about: address1,
      to: `/companies/${id}`,
    })),
  ];
}
