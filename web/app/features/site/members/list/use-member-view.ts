import { approvals, type Approval } from '@ieum/contract/hiring/companies/enums.ts';
import { userTypes } from '@ieum/contract/account/users/enums.ts';
import type { Sort } from '#ui/grid/grid-types.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import type { MemberFilter, MemberListParams } from '../data.ts';

/** The tabs of the list by their word in the address; the first is the queue. */
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

function readSort(words: string): Sort | undefined {
  const [key, order] = words.split('.');
  return key === 'name' || key === 'createdAt' || key === 'username'
    ? { key, isDescending: order === 'desc' }
    : undefined;
}

const narrowed = (filter: MemberFilter): MemberFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));

const periodOf = (read: (name: string) => string): MemberFilter => ({
  _level: read('level'),
  joinedFrom: read('from'),
  joinedTo: read('to'),
});

export interface MemberView {
  tab: MemberTab;
  listParams: MemberListParams;
}

/** What the address asks to see. */
export function useMemberView(): MemberView {
  const { read, page } = useUrlState();
  const word = read('tab');
  const tab = isTab(word) ? word : '';
  const searchValue = read('q') || undefined;
  const approval: Approval | undefined = approvals.find((one) => one === read('approval'));
  const userType = userTypes.find((one) => one === read('type'));
  const chosen = tab === '' ? {} : narrowed({ approval, userType, ...periodOf(read) });
  const listParams: MemberListParams = {
    ...chosen,
    ...tabFilters[tab],
    searchValue,
    sort: tab === '' ? undefined : readSort(read('sort')),
    page,
  };
  return { tab, listParams };
}
