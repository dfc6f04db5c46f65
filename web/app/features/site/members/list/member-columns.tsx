import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import { roleTexts } from '@ieum/contract/account/users/role-texts.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconShield from '~icons/tabler/shield';
import IconUser from '~icons/tabler/user';
import { Link } from 'react-router';
import { say } from '#lib/format/copy.ts';
import { momentText, nearDayText } from '#lib/format/dates.ts';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import type { RowAddress } from '#ui/grid/use-open-row.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from '../copy.ts';
import { MemberBadge, RegistrationBadge, SubmittedAt, typeText, WaitingTime } from './member-badges.tsx';
import styles from './members.module.css';
import { isWaiting, nameOf } from './member-state.ts';

function Mark({ row, size }: { row: Member; size: number }) {
  if (row.company) return <GeneratedLogo name={row.company.name} logo={row.company.logo?.url} size={size} />;
  const Icon = row.userType === null ? IconShield : IconUser;
  return (
    <span className={styles.mark} style={{ width: size, height: size }}>
      <Icon size={Math.round(size * 0.56)} stroke={1.75} aria-hidden />
    </span>
  );
}

const Name = ({ row, addressOf }: { row: Member; addressOf: RowAddress }) => (
  <div className={styles.name}>
    <Mark row={row} size={32} />
    <div className={styles.lines}>
      <Link to={addressOf(row._id)} preventScrollReset>
        <MemberText>{nameOf(row)}</MemberText>
      </Link>
      <span>{row.username}</span>
    </div>
  </div>
);

const orDash = (text: string | null | undefined) => text || <span className={styles.quiet}>—</span>;
/** A masked number in groups: 010-****-5678. */
const phoneOf = (row: Member) => <span className="number">{orDash(phoneText(row.phone))}</span>;
const stateOf = (row: Member) => <MemberBadge member={row} />;
const lastLoginOf = ({ lastLoginAt }: Member) => (
  <span className="number">{orDash(lastLoginAt && momentText(lastLoginAt))}</span>
);

/** An administrator's role, or the kind of a member. */
const kindText = ({ role, userType }: Member): string => (role ? say(roleTexts[role]) : typeText(userType));

/** The queue of companies that await approval. */
export const waitingColumns = (addressOf: RowAddress): readonly Column<Member>[] => [
  { key: 'company', title: copy.columns.company, cell: (row) => <Name row={row} addressOf={addressOf} /> },
  { key: 'ceo', title: copy.columns.ceo, priority: 2, cell: (row) => orDash(row.company?.ceoName) },
  { key: 'phone', title: copy.columns.phone, priority: 2, cell: phoneOf },
  { key: 'submitted', title: copy.columns.submitted, cell: (row) => <SubmittedAt member={row} /> },
  { key: 'document', title: copy.columns.document, cell: (row) => <RegistrationBadge member={row} /> },
  { key: 'state', title: copy.columns.state, cell: stateOf },
];

/** Members of every kind. */
export const memberColumns = (addressOf: RowAddress): readonly Column<Member>[] => [
  {
    key: 'member',
    title: copy.columns.member,
    sortKey: 'name',
    cell: (row) => <Name row={row} addressOf={addressOf} />,
  },
  { key: 'type', title: copy.columns.type, priority: 2, cell: kindText },
  { key: 'level', title: copy.columns.level, priority: 3, cell: (row) => orDash(row.level?.name) },
  { key: 'phone', title: copy.columns.phone, priority: 2, cell: phoneOf },
  { key: 'email', title: copy.columns.email, priority: 4, cell: (row) => orDash(row.email) },
  {
    key: 'joined',
    title: copy.columns.joined,
    sortKey: 'createdAt',
    cell: (row) => <span className="number">{nearDayText(row.createdAt)}</span>,
  },
  { key: 'lastLogin', title: copy.columns.lastLogin, priority: 3, cell: lastLoginOf },
  { key: 'state', title: copy.columns.state, cell: stateOf },
];

function cardLine(row: Member): string {
  const who = row.company?.ceoName ?? typeText(row.userType);
  return [who, phoneText(row.phone)].filter(Boolean).join(' · ');
}

/** A member below 768 px; the whole card opens it. */
export const MemberCard = ({ row, addressOf }: { row: Member; addressOf: RowAddress }) => (
  <Link to={addressOf(row._id)} preventScrollReset className={styles.card}>
    <Mark row={row} size={40} />
    <div className={styles.lines}>
      <p className={styles.cardHead}>
        <b>
          <MemberText>{nameOf(row)}</MemberText>
        </b>
        <MemberBadge member={row} />
      </p>
      <span className="number">
        <MemberText>{cardLine(row)}</MemberText>
      </span>
      <span className={`${styles.cardFoot} number`}>
        {isWaiting(row) && row.company ? momentText(row.company.submittedAt) : nearDayText(row.createdAt)}
        <WaitingTime member={row} />
      </span>
    </div>
    <IconChevronRight size={18} aria-hidden />
  </Link>
);
