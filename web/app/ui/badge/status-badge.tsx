import { Badge } from './badge.tsx';
import { statusCopy } from './status-copy.ts';
import { statusMeta, type StatusDomain, type StatusValue } from './status-meta.ts';

const isDomain = (domain: string): domain is StatusDomain => domain in statusCopy;

/** A state as a call names it; nothing for one that this page does not know yet. */
export function NamedStatus({ state: { domain, value } }: { state: { domain: string; value: string } }) {
  if (!isDomain(domain) || !(value in statusCopy[domain])) return null;
  return <StatusBadge domain={domain} value={value as StatusValue<typeof domain>} />;
}

/** A stored state as a badge: `<StatusBadge domain="stage" value={applicant.stage} />`. */
export function StatusBadge<D extends StatusDomain>({ domain, value }: { domain: D; value: StatusValue<D> }) {
  const { label, look } = statusMeta(domain, value);
  return <Badge {...look}>{label}</Badge>;
}
