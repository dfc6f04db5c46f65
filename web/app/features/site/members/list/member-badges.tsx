import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconPhoto from '~icons/tabler/photo';
import { momentText, waitedText } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { copy } from '../copy.ts';
import styles from './members.module.css';
import { fileKind, isOverdue, isWaiting } from './member-state.ts';
import { approvalLooks } from '#features/hiring/companies/states-copy.ts';
import { memberLooks } from '#features/account/users/states-copy.ts';

type MemberState = Pick<Member, 'company' | 'status'>;

/** The state of a member: a suspension first, then a company's approval. */
export function MemberBadge({ member }: { member: MemberState }) {
  const { company, status } = member;
  if (status !== 'ACTIVE' || !company) return <StatusBadge states={memberLooks} value={status} />;
  if (!isWaiting(member)) return <StatusBadge states={approvalLooks} value={company.approval} />;
  if (!company.registrationType) return <Badge hue="amber">{copy.noDocument}</Badge>;
  return <Badge hue="cobalt">{approvalLooks['PENDING'].label}</Badge>;
}

export const typeText = (userType: Member['userType']): string => copy.types[userType ?? 'ADMINISTRATOR'];

/** How long a company has waited; ember from the second day. */
export function WaitingTime({ member }: { member: Member }) {
  if (!member.company || !isWaiting(member)) return null;
  return (
    <em className={`${styles.waited} number`} data-late={isOverdue(member) || undefined}>
      {waitedText(member.company.submittedAt)}
    </em>
  );
}

/** When a company asked for approval, and how long ago. */
export function SubmittedAt({ member }: { member: Member }) {
  if (!member.company) return null;
  return (
    <div className={`${styles.lines} number`}>
      {momentText(member.company.submittedAt)}
      <WaitingTime member={member} />
    </div>
  );
}

/** The kind of the registration document, or a dash. */
export function RegistrationBadge({ member }: { member: Member }) {
  const type = member.company?.registrationType;
  if (!type) {
    return (
      <span className={styles.quiet}>
        <span aria-hidden>—</span>
        <span className="visually-hidden">{copy.noDocument}</span>
      </span>
    );
  }
  const Icon = type.startsWith('image/') ? IconPhoto : IconFileTypePdf;
  return (
    <span className={styles.document}>
      <Icon size={17} stroke={1.75} aria-hidden />
      {fileKind(type)}
    </span>
  );
}
