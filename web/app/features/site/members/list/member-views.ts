import { userTypes, approvals } from '@ieum/contract/account/users/enums.ts';
import type { Sort } from '#ui/grid/grid-types.ts';
import { oneOf, useListParams, type ListParams } from '#ui/grid/use-list-params.ts';
import { useSort } from '#ui/grid/use-sort.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import type { MemberFilter, MemberListParams } from '../data.ts';

/** The tabs of the list by their names in the address; the first is the queue. */
export const tabFilters = {
  '': { approval: 'PENDING' },
  all: {},
  person: { userType: 'PERSON' },
  company: { userType: 'COMPANY' },
  administrator: { scope: 'console' },
  blocked: { status: 'BLOCKED' },
} as const satisfies Record<string, MemberFilter>;

export type MemberTab = keyof typeof tabFilters;

const isTab = (word: string): word is MemberTab => word in tabFilters;

/** The tab in the address. */
export function useMemberTab(): MemberTab {
  const word = useUrlState().read('tab');
  return isTab(word) ? word : '';
}

/** The queue supports a search only and has its own order: the longest waiting first. */
export const queueFilters = { searchValue: 'q' };

export const memberFilters = {
  searchValue: 'q',
  approval: oneOf('approval', approvals),
  userType: oneOf('type', userTypes),
  _level: 'level',
  joinedFrom: 'from',
  joinedTo: 'to',
};

type Params = Partial<ListParams<typeof memberFilters>> & { page: number; sort?: Sort | undefined };

/** The parameters of a tab: its own filter takes precedence over those in the address. */
export const paramsOf = (tab: MemberTab, params: Params): MemberListParams => ({
  ...params,
  ...tabFilters[tab],
});

/** The order of the lists of members; the queue of approvals has its own. */
export const memberSortKeys = ['name', 'createdAt', 'username'];

/** The filters and the order in the address. */
export function useMemberParams(): MemberListParams {
  const tab = useMemberTab();
  const { requested: sort } = useSort(tab === '' ? [] : memberSortKeys);
  return { ...paramsOf(tab, useListParams(tab === '' ? queueFilters : memberFilters)), sort };
}
