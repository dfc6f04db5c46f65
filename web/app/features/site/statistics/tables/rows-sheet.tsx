import type { RecruitmentGroup } from '@ieum/contract/site/statistics/enums.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { periodText, momentText, shortDayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from '../copy.ts';
import {
  countedApplicationsQuery,
  countedRecruitmentsQuery,
  type CountedApplication,
  type CountedRecruitment,
  type ReachedStep,
  type Scope,
} from '../data.ts';
import type { Period } from '../period.ts';
import { CountedRows } from './counted-rows.tsx';
import { rowsCopy as texts } from './rows-copy.ts';
import styles from './rows-sheet.module.css';
import { groupNameOf } from './group-names.ts';
import { isGroup, isStep, useShownRows, type RequestedRows } from './shown-rows.ts';
import { stageLooks } from '#features/hiring/applicants/states-copy.ts';

const statisticsOf = (id: string): string => `/console/recruitment/${id}/statistics`;

const ApplicationRow = ({ row }: { row: CountedApplication }) => (
  <li>
    <div>
      <Link to={statisticsOf(row.recruitment._id)}>
        <MemberText>{row.recruitment.subject || copy.untitled}</MemberText>
      </Link>
      <span>
        <MemberText>{row.company.name}</MemberText> · {groupNameOf(row.career)} · {groupNameOf(row.education)}{' '}
        · {groupNameOf(row.region)}
      </span>
    </div>
    <div className={styles.end}>
      {row.isRevoked ? (
        <Badge hue="ink">{texts.revoked}</Badge>
      ) : (
        <StatusBadge states={stageLooks} value={row.stage} />
      )}
      <span className="number">{momentText(row.appliedAt)}</span>
    </div>
  </li>
);

const RecruitmentRow = ({ row }: { row: CountedRecruitment }) => (
  <li>
    <div>
      {row.isRemoved ? (
        <b>{copy.top.removed}</b>
      ) : (
        <Link to={statisticsOf(row._id)}>
          <MemberText>{row.subject || copy.untitled}</MemberText>
        </Link>
      )}
      <span>
        {[row.company?.name, row.publishedAt && shortDayText(row.publishedAt)].filter(Boolean).join(' · ')}
      </span>
    </div>
    <div className={styles.end}>
      <b className="number">
        {copy.hits} {numberText(row.hits)}
      </b>
      <span className="number">
        {copy.applied} {numberText(row.applied)}
      </span>
    </div>
  </li>
);

interface RowsScope {
  period: Period;
  scope: Scope;
}

function Applications({ reached, period, scope }: RowsScope & { reached: ReachedStep }) {
  const list = useInfiniteQuery(countedApplicationsQuery({ period, scope, reached }));
  const rows = list.data?.pages.flatMap(({ applications }) => applications);
  return (
    <CountedRows list={list} count={list.data?.pages[0]?.count} note={texts.privacy}>
      {rows?.map((row) => (
        <ApplicationRow key={row._id} row={row} />
      ))}
    </CountedRows>
  );
}

function Recruitments({ counted, period, scope }: RowsScope & { counted: RecruitmentGroup }) {
  const list = useInfiniteQuery(countedRecruitmentsQuery({ period, scope, counted }));
  const rows = list.data?.pages.flatMap(({ postings }) => postings);
  return (
    <CountedRows list={list} count={list.data?.pages[0]?.count}>
      {rows?.map((row) => (
        <RecruitmentRow key={row._id} row={row} />
      ))}
    </CountedRows>
  );
}

interface RowsSheetProps extends RowsScope {
  /** For a figure that counts days and has no other rows. */
  days?: ReactNode;
}

const onDay = (day: string | undefined, period: Period): Period => (day ? { from: day, to: day } : period);

function Content({ requested, period, scope, days }: RowsSheetProps & { requested: RequestedRows }) {
  const { kind, share, shareKey } = requested;
  if (isStep(kind))
    return <Applications period={period} scope={scope} reached={{ step: kind, share, shareKey }} />;
  if (isGroup(kind)) return <Recruitments period={period} scope={scope} counted={kind} />;
  return days;
}

/** The rows that a figure counts, beside the figures. */
export function RowsSheet({ period, ...rest }: RowsSheetProps) {
  const { requested, close } = useShownRows();
  if (!requested) return null;
  const shown = onDay(requested.day, period);
  const when = requested.day ? shortDayText(requested.day) : periodText(period.from, period.to);
  const key = requested.shareKey && groupNameOf(requested.shareKey);
  return (
    <Sheet
      title={texts.titles[requested.kind]}
      subtitle={[key, requested.kind === 'OPEN' ? undefined : when].filter(Boolean).join(' · ')}
      side="right"
      isAddressed
      onClose={close}
    >
      <Content requested={requested} period={shown} {...rest} />
    </Sheet>
  );
}
