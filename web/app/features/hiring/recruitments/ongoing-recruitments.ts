import type { Call } from '@ieum/contract/common/endpoint.ts';
import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import type { Send } from '#lib/api/api.ts';
import { recruitmentsOf } from './recruitments-api.ts';

/** The query of the list except its state. */
export type OngoingQuery = Omit<NonNullable<Call<typeof recruitments.list>['query']>, 'state'>;

/** One page of the list, with the total count. */
export interface ListPage {
  recruitments: RecruitmentCard[];
  count: number;
  isCapped: boolean;
}

/** One page of the recruitments that are open now. */
export async function readOngoing(query: OngoingQuery, send?: Send): Promise<ListPage> {
  const answer = await recruitmentsOf(send).list({ query: { ...query, state: RecruitmentState.Ongoing } });
  return { recruitments: answer.recruitments, count: answer.count, isCapped: answer.isCapped ?? false };
}
