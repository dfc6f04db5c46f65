import { approvals } from '@ieum/contract/company-profile.enums.ts';
import { userTypes } from '@ieum/contract/users.enums.ts';
import { Select } from '@mantine/core';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { GridSearch } from '#ui/grid/grid-search.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import { copy } from './copy.ts';
import styles from './members.module.css';
import type { MemberTab } from './use-place.ts';

interface FilterProps {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
}

function Filter({ name, label, all, options }: FilterProps) {
  const { read, write } = useUrlState();
  return (
    <Select
      size="sm"
      w={150}
      className={styles.filter ?? ''}
      aria-label={label}
      placeholder={all}
      data={[...options]}
      value={read(name) || null}
      onChange={(value) => write({ [name]: value ?? undefined })}
      clearable
      clearButtonProps={{ 'aria-label': copy.clearFilter }}
      checkIconPosition="right"
    />
  );
}

const typeOptions = userTypes.map((value) => ({ value, label: copy.types[value] }));
const approvalOptions = approvals.map((value) => ({ value, label: statusMeta('approval', value).label }));

/** Search and the filters that make sense in a tab. */
export function MemberFilters({ tab }: { tab: MemberTab }) {
  const hasType = tab === 'all' || tab === 'blocked';
  const hasApproval = tab === 'all' || tab === 'company';
  return (
    <>
      <GridSearch label={tab === '' ? copy.search.companies : copy.search.all} />
      {hasType && <Filter name="type" label={copy.userType} all={copy.anyType} options={typeOptions} />}
      {hasApproval && (
        <Filter name="approval" label={copy.approval} all={copy.anyApproval} options={approvalOptions} />
      )}
    </>
  );
}
