import { Badge } from './badge.tsx';
import { statusMeta, type StatusDomain, type StatusValue } from './status-meta.ts';

/** A stored state as a badge: `<StatusBadge domain="stage" value={applicant.stage} />`. */
export function StatusBadge<D extends StatusDomain>({ domain, value }: { domain: D; value: StatusValue<D> }) {
  const { label, look } = statusMeta(domain, value);
  return <Badge {...look}>{label}</Badge>;
}
