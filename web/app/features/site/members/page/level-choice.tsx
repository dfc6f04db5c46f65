import { useRights } from '#lib/session/rights.ts';
import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { runAction } from '#ui/action/run-action.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { accountCopy } from '../list/account-copy.ts';
import { useChangeMember } from '../data.ts';
import { levelsQuery } from '#features/account/levels/data.ts';

const { level: copy } = accountCopy;

/** The member's level; a choice is saved at once. */
export function LevelChoice({ member }: { member: MemberDetail }) {
  const { data: levels, error } = useQuery(levelsQuery);
  const change = useChangeMember();
  const mayWrite = useRights().may('members.write');
  if (member.userType === null || member.status === 'WITHDRAWN') return null;
  if (!levels) return error ? null : <Skeleton height={66} />;
  if (levels.length === 0) return null;
  const choose = async (level: string) => {
    if (change.isPending) return;
    await runAction({
      run: () => change.mutateAsync({ act: 'level', id: member._id, level }),
      done: copy.done,
    });
  };
  return (
    <SelectField
      label={copy.label}
      size="sm"
      isDisabled={!mayWrite}
      value={member.level?._id ?? ''}
      options={levels.map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={(level) => void choose(level)}
    />
  );
}
