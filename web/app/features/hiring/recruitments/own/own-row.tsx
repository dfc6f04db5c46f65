import type { OwnRecruitmentRow } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { Link } from 'react-router';
import { agoText, momentText, nearDayText, periodText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import styles from './own-recruitments.module.css';
import { RowMenu } from './row-menu.tsx';
import { StageBar } from './stage-bar.tsx';
import { badgeOf, isDraft } from './state-summary.ts';
import { recruitmentLooks } from '../states-copy.ts';

type Row = OwnRecruitmentRow;

/**
 * The link of a row: the kanban of its applicants, or the editor for a draft or one hidden by an
 * administrator.
 */
export const addressOf = (row: Row): string =>
  isDraft(row) || row.block
    ? `/dashboard/recruitments?edit=${row._id}`
    : `/dashboard/recruitments/${row._id}/kanban`;

function whenText({ application }: Row): string {
  if (application.isOpenHiring) return copy.always;
  if (application.endsAt === null) return copy.noPeriod;
  const start = application.startsAt;
  return start ? periodText(start, application.endsAt) : copy.until(nearDayText(application.endsAt));
}

const noteOf = (row: Row): string => {
  if (row.block) return row.block.reply ? copy.block.answered : copy.block.toAnswer(row.block.reason);
  return writtenNote(row);
};

const writtenNote = (row: Row): string =>
  isDraft(row) ? copy.savedAgo(agoText(row.updatedAt)) : row.employment.typesTexts.join(' · ');

const Subject = ({ row }: { row: Row }) => (
  <div className={styles.subject}>
    <Link to={addressOf(row)}>
      <MemberText>{row.subject || copy.untitled}</MemberText>
    </Link>
    <span>
      <MemberText>{noteOf(row)}</MemberText>
    </span>
  </div>
);

function PeriodCell({ row }: { row: Row }) {
  const hasBadge = row.state === 'ON_GOING';
  return (
    <div className={styles.when}>
      {hasBadge && <DDayBadge days={row.daysLeft} />}
      {!(hasBadge && row.application.isOpenHiring) && <span className="number">{whenText(row)}</span>}
    </div>
  );
}

const State = ({ row }: { row: Row }) => <StatusBadge states={recruitmentLooks} value={badgeOf(row)} />;

function Applicants({ row }: { row: Row }) {
  const { count, unviewedCount, stages } = row.applicants;
  if (count === 0) return <span className={styles.nothing}>—</span>;
  return (
    <div className={styles.people}>
      <p>
        <b className="number">{copy.people(count)}</b>
        {unviewedCount > 0 && <span className={`${styles.fresh} number`}>{copy.unread(unviewedCount)}</span>}
      </p>
      <StageBar stages={stages} />
    </div>
  );
}

const latestText = ({ applicants: { latestAppliedAt } }: Row): string =>
  latestAppliedAt ? momentText(latestAppliedAt) : '—';

/** The columns of the list; the last one has the actions. */
export const ownColumns: readonly Column<Row>[] = [
  { key: 'subject', title: copy.columns.subject, cell: (row) => <Subject row={row} /> },
  { key: 'state', title: copy.columns.state, cell: (row) => <State row={row} /> },
  { key: 'period', title: copy.columns.period, cell: (row) => <PeriodCell row={row} /> },
  { key: 'applicants', title: copy.columns.applicants, cell: (row) => <Applicants row={row} /> },
  {
    key: 'hits',
    title: copy.columns.hits,
    isNumeric: true,
    priority: 2,
    cell: (row) => numberText(row.hitCounts),
  },
  { key: 'latest', title: copy.columns.latest, priority: 3, cell: latestText },
  { key: 'menu', title: copy.columns.menu, width: 60, cell: (row) => <RowMenu row={row} /> },
];

/** A recruitment below 768 px. */
export const OwnCard = ({ row }: { row: Row }) => (
  <div className={styles.card}>
    <Subject row={row} />
    <RowMenu row={row} />
    <div className={styles.facts}>
      <State row={row} />
      <PeriodCell row={row} />
    </div>
    {row.applicants.count > 0 && <Applicants row={row} />}
  </div>
);
