import { approvals } from '@ieum/contract/hiring/companies/enums.ts';
import { userTypes } from '@ieum/contract/account/users/enums.ts';
import type { Sort } from '#ui/grid/grid-types.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { useListParams, oneOf } from '#ui/grid/use-list-params.ts';
import { useSort } from '#ui/grid/use-sort.ts';
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

const newestFirst: Sort = { key: 'createdAt', isDescending: true };
const sortKeys = ['name', 'createdAt', 'username'];

const narrowed = (filter: MemberFilter): MemberFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));

const filters = {
  searchValue: 'q',
  approval: oneOf('approval', approvals),
  userType: oneOf('type', userTypes),
  _level: 'level',
  joinedFrom: 'from',
  joinedTo: 'to',
};

export interface MemberView {
  tab: MemberTab;
  listParams: MemberListParams;
  /** The current order. */
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The filters in the address. */
export function useMemberView(): MemberView {
  const { read } = useUrlState();
  const { searchValue, page, ...others } = useListParams(filters);
  const { requested, onSort } = useSort(sortKeys);
  const word = read('tab');
  const tab = isTab(word) ? word : '';
  const isQueue = tab === '';
  const listParams: MemberListParams = {
    ...(isQueue ? {} : narrowed(others)),
    ...tabFilters[tab],
    searchValue,
    sort: isQueue ? undefined : requested,
    page,
  };
  return { tab, listParams, sort: requested ?? newestFirst, onSort };
}
