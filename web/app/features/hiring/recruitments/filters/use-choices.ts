import type { Call, Reply } from '@ieum/contract/common/endpoint.ts';
import type { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { recruitmentsOf } from '../recruitments-api.ts';
import { RecruitmentSort } from '@ieum/contract/hiring/recruitments/enums.ts';
import { filterQueryOf, type Filters } from './filters.ts';

export type ChoiceCounts = Reply<typeof recruitments.countChoices>['choices'];
type ChoiceQuery = NonNullable<Call<typeof recruitments.countChoices>['query']>;

/** From this width on the rail is shown beside the list. */
const WIDE = '(width >= 64em)';

/** Order and page do not change the counts of the filters. */
const questionOf = (filters: Filters): string =>
  JSON.stringify(filterQueryOf({ ...filters, sort: RecruitmentSort.Recent, page: 1 }));

/**
 * The counts beside the filters, requested once they are visible: in the rail of wide screens, or in the
 * open sheet. The previous ones are shown until the new ones are loaded; without a response the filters
 * have no counts.
 */
export function useChoices(filters: Filters, isSheetOpen: boolean): ChoiceCounts | undefined {
  const [choices, setChoices] = useState<ChoiceCounts>();
  const question = questionOf(filters);
  useEffect(() => {
    if (!isSheetOpen && !matchMedia(WIDE).matches) return undefined;
    const leaving = new AbortController();
    const query = JSON.parse(question) as ChoiceQuery;
    recruitmentsOf()
      .countChoices({ query, signal: leaving.signal })
      .then((answer) => setChoices(answer.choices))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setChoices(undefined);
        if (!(error instanceof ApiError)) throw error;
      });
    return () => leaving.abort();
  }, [question, isSheetOpen]);
  return choices;
}
