import type { Call, Reply } from '@ieum/contract/common/endpoint.ts';
import type { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { recruitmentsOf } from '../api.ts';
import { RecruitmentSort } from '@ieum/contract/hiring/recruitments/enums.ts';
import { filterQueryOf, type Filters } from './filters.ts';

export type ChoiceCounts = Reply<typeof recruitments.countChoices>['choices'];
type ChoiceQuery = NonNullable<Call<typeof recruitments.countChoices>['query']>;

/** From here on the rail stands beside the list. */
const WIDE = '(width >= 64em)';

/** Order and page do not change what the filters would give. */
const questionOf = (filters: Filters): string =>
  JSON.stringify(filterQueryOf({ ...filters, sort: RecruitmentSort.Recent, page: 1 }));

/**
 * The counts beside the filters, asked for once they can be seen: in the rail of wide screens, or in the open sheet.
 * The former ones stay until the new ones are there; without an answer the filters stand without counts.
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
