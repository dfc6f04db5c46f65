import { userTypes, approvals } from '@ieum/contract/account/users/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { copy } from '../copy.ts';
import { levelsQuery } from '#features/account/levels/data.ts';
import type { MemberTab } from './member-views.ts';
import { approvalLooks } from '#features/hiring/companies/states-copy.ts';

const typeOptions = userTypes.map((value) => ({ value, label: copy.types[value] }));
const approvalOptions = approvals.map((value) => ({ value, label: approvalLooks[value].label }));

function LevelFilter() {
  const { data } = useQuery(levelsQuery);
  const options = (data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return <UrlSelect name="level" label={copy.level} all={copy.anyLevel} options={options} />;
}

/** Search and the filters that apply to a tab. */
export function MemberFilters({ tab }: { tab: MemberTab }) {
  const hasType = tab === 'all' || tab === 'blocked';
  const hasApproval = tab === 'all' || tab === 'company';
  return (
    <>
      <GridSearch label={tab === '' ? copy.search.companies : copy.search.all} />
      {hasType && <UrlSelect name="type" label={copy.userType} all={copy.anyType} options={typeOptions} />}
      {hasApproval && (
        <UrlSelect name="approval" label={copy.approval} all={copy.anyApproval} options={approvalOptions} />
      )}
      {tab !== '' && tab !== 'administrator' && <LevelFilter />}
      {tab !== '' && <DayRange label={copy.columns.joined} />}
    </>
  );
}
