import { useCallback, useMemo, useState } from 'react';
import type { Selection } from './grid-types.ts';

interface Row {
  _id: string;
}

interface SelectedRows<R> {
  chosen: readonly R[];
  clear: () => void;
  selection: Selection;
}

/**
 * The rows selected by their check boxes, also on other pages; another scope (a tab) starts without a
 * selection.
 */
export function useSelectedRows<R extends Row>(rows: readonly R[] | undefined, scope = ''): SelectedRows<R> {
  const [state, setState] = useState(() => ({ scope, byId: new Map<string, R>() }));
  const byId = useMemo(() => (state.scope === scope ? state.byId : new Map<string, R>()), [state, scope]);
  const ids = useMemo(() => new Set(byId.keys()), [byId]);
  const onChange = (wanted: ReadonlySet<string>) =>
    setState((before) => {
      const earlier = before.scope === scope ? before.byId.values() : [];
      const known = [...earlier, ...(rows ?? [])].filter(({ _id }) => wanted.has(_id));
      return { scope, byId: new Map(known.map((row) => [row._id, row])) };
    });
  const clear = useCallback(() => setState({ scope, byId: new Map() }), [scope]);
  const chosen = useMemo(() => [...byId.values()], [byId]);
  return { chosen, clear, selection: { ids, onChange } };
}
