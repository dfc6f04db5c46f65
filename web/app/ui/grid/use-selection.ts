import { useRef } from 'react';
import type { Selection } from './grid-types.ts';

/** Selecting rows by check box, by Shift for a range, and the whole page at once. */
export function useSelection(ids: readonly string[], selection: Selection | undefined) {
  const anchor = useRef<number>(undefined);
  const chosen = selection?.ids ?? new Set<string>();
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));

  const toggle = (index: number, isRange: boolean) => {
    const id = ids[index];
    if (!selection || id === undefined) return;
    const from = isRange && anchor.current !== undefined ? anchor.current : index;
    const range = ids.slice(Math.min(from, index), Math.max(from, index) + 1);
    const next = new Set(chosen);
    const isAdding = !chosen.has(id);
    for (const one of range) {
      if (isAdding) next.add(one);
      else next.delete(one);
    }
    anchor.current = index;
    selection.onChange(next);
  };

  const toggleAll = () => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (all) next.delete(id);
      else next.add(id);
    }
    selection?.onChange(next);
  };

  return { chosen, all, some: ids.some((id) => chosen.has(id)), toggle, toggleAll };
}
