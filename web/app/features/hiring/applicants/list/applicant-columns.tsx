import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconDots from '~icons/tabler/dots';
import IconNote from '~icons/tabler/note';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { momentText } from '#lib/format/dates.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { Avatar, UnreadDot } from '../avatar.tsx';
import { copy } from '../copy.ts';
import styles from './applicant-list.module.css';
import { BookmarkButton } from '../drawer/bookmark-button.tsx';
import { StageMenu } from '../moves/stage-menu.tsx';
import { careerLength, careerText, educationText, languagesText } from '../texts.ts';
import { stageLooks } from '../states-copy.ts';

export interface RowActions {
  addressOf: (row: ApplicantRow) => string;
  open: (id: string) => void;
  move: (row: ApplicantRow, stage: ApplicationStage) => void;
  toggleBookmark: (row: ApplicantRow) => void;
}

function Name({ row, actions }: { row: ApplicantRow; actions: RowActions }) {
  return (
    <div className={styles.name}>
      <Avatar row={row} />
      <Link
        to={actions.addressOf(row)}
        preventScrollReset
        data-applicant={row._id}
        data-unread={row.isUnread || undefined}
      >
        <MemberText>{row.person.name}</MemberText>
      </Link>
      {row.isUnread && <UnreadDot />}
      <BookmarkButton row={row} onToggle={actions.toggleBookmark} />
    </div>
  );
}

function Career({ row }: { row: ApplicantRow }) {
  const length = careerLength(row.summary);
  if (!length && !row.summary.position) return <Empty />;
  return (
    <span className="number">
      <MemberText>{row.summary.position}</MemberText> <b className={styles.length}>{length}</b>
    </span>
  );
}

const Empty = () => <span className={styles.empty}>—</span>;

const textOrEmpty = (text: string) => text || <Empty />;

function Stage({ row, actions }: { row: ApplicantRow; actions: RowActions }) {
  const { label } = stageLooks[row.stage];
  return (
    <StageMenu
      label={`${label}, ${row.person.name} ${copy.moveTo}`}
      look="plain"
      className={styles.stage}
      stage={row.stage}
      onMove={(stage) => actions.move(row, stage)}
    >
      <StatusBadge states={stageLooks} value={row.stage} />
      <IconChevronDown size={15} aria-hidden />
    </StageMenu>
  );
}

const MoreMenu = ({ row, actions }: { row: ApplicantRow; actions: RowActions }) => (
  <StageMenu
    label={copy.more(row.person.name)}
    stage={row.stage}
    onMove={(stage) => actions.move(row, stage)}
    actions={() => [{ key: 'open', label: copy.open, onChoose: () => actions.open(row._id) }]}
  >
    <IconDots size={18} aria-hidden />
  </StageMenu>
);

const Memo = () => (
  <span role="img" aria-label={copy.hasMemo} className={styles.memo}>
    <IconNote size={17} stroke={1.75} aria-hidden />
  </span>
);

/** The columns of the list; when it gets narrower education is hidden first, then languages and notes. */
export const columnsOf = (
  actions: RowActions,
  next: (row: ApplicantRow) => ReactNode,
): readonly Column<ApplicantRow>[] => [
  {
    key: 'name',
    title: copy.columns.name,
    sortKey: 'name',
    cell: (row) => <Name row={row} actions={actions} />,
  },
  { key: 'career', title: copy.columns.career, cell: (row) => <Career row={row} /> },
  {
    key: 'education',
    title: copy.columns.education,
    priority: 4,
    cell: (row) => textOrEmpty(educationText(row.summary)),
  },
  {
    key: 'languages',
    title: copy.columns.languages,
    priority: 3,
    cell: (row) => textOrEmpty(languagesText(row.summary)),
  },
  {
    key: 'stage',
    title: copy.stage,
    sortKey: 'stage',
    cell: (row) => (
      <>
        <Stage row={row} actions={actions} />
        <div className={styles.next}>{next(row)}</div>
      </>
    ),
  },
  {
    key: 'appliedAt',
    title: copy.columns.appliedAt,
    sortKey: 'appliedAt',
    cell: (row) => <span className="number">{momentText(row.appliedAt)}</span>,
  },
  { key: 'memo', title: copy.columns.memo, priority: 3, cell: (row) => (row.hasMemo ? <Memo /> : <Empty />) },
  {
    key: 'menu',
    title: copy.columns.menu,
    width: 64,
    cell: (row) => <MoreMenu row={row} actions={actions} />,
  },
];

interface ApplicantCardProps {
  row: ApplicantRow;
  actions: RowActions;
  /** The next appointment. */
  next: ReactNode;
}

/** An applicant below 768 px. */
export function ApplicantCard({ row, actions, next }: ApplicantCardProps) {
  const line = [careerText(row.summary), languagesText(row.summary) || educationText(row.summary)];
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <Name row={row} actions={actions} />
        <Stage row={row} actions={actions} />
      </div>
      <p>
        <MemberText>{line.filter(Boolean).join(' · ')}</MemberText>
      </p>
      <p className={styles.cardFoot}>
        <span className="number">{momentText(row.appliedAt)}</span>
        {next}
        {row.hasMemo && <Memo />}
      </p>
    </div>
  );
}
