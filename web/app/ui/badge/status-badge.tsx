import { Badge } from './badge.tsx';
import type { States } from './states.ts';

interface StatusBadgeProps<V extends string> {
  /** The states of the field, as its module defines them. */
  states: States<V>;
  value: V;
}

/** A stored state as a badge: `<StatusBadge states={stageLooks} value={applicant.stage} />`. */
export function StatusBadge<V extends string>({ states, value }: StatusBadgeProps<V>) {
  const { label, look } = states[value];
  return <Badge {...look}>{label}</Badge>;
}
