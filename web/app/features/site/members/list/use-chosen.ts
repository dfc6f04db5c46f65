import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Selection } from '#ui/grid/grid-types.ts';
import type { MemberTab } from './use-member-view.ts';

const none: ReadonlyMap<string, Member> = new Map();

export interface Chosen {
  members: readonly Member[];
  clear: () => void;
  selection: Selection;
}

/** Which members of a tab are chosen, also on pages turned over since; another tab begins again. */
export function useChosen(tab: MemberTab, rows: readonly Member[]): Chosen {
  const [kept, setKept] = useState({ tab, chosen: none });
  const chosen = kept.tab === tab ? kept.chosen : none;
  const ids = useMemo(() => new Set(chosen.keys()), [chosen]);
  const onChange = (wanted: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((row) => [row._id, row] as const)]);
    const next = [...wanted].flatMap((id) => {
      const member = known.get(id);
      return member ? [[id, member] as const] : [];
    });
    setKept({ tab, chosen: new Map(next) });
  };
  const clear = useCallback(() => setKept({ tab, chosen: none }), [tab]);
  return { members: [...chosen.values()], clear, selection: { ids, onChange } };
}
