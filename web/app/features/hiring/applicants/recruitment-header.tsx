import type { ApplicantFacets } from '@ieum/contract/hiring/applicants/schemas.ts';
import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import IconBell from '~icons/tabler/bell';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconDownload from '~icons/tabler/download';
import IconExternalLink from '~icons/tabler/external-link';
import IconPencil from '~icons/tabler/pencil';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { badgeOf } from '#features/hiring/recruitments/own/state-summary.ts';
import { ownRecruitmentQuery, ownStateQuery } from '#features/hiring/recruitments/own/data.ts';
import { countTexts } from '#lib/format/count-texts.ts';
import { isBuilt } from '#lib/document/built.ts';
import { nearDayText, periodText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import type { Sort } from '#ui/grid/grid-types.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { exportCopy } from './list/export-copy.ts';
import { copy } from './copy.ts';
import { facetsQuery } from './data.ts';
import { ALL, readFilters, sharedQuery } from './filters/filters.ts';
import { noticeCopy } from './moves/notice-copy.ts';
import styles from './recruitment-header.module.css';
import { recruitmentLooks } from '#features/hiring/recruitments/states-copy.ts';

const NoticeSetting = lazyPart(async () => (await import('./moves/notice-setting.tsx')).NoticeSetting);
const ExportDialog = lazyPart(async () => (await import('./list/export-dialog.tsx')).ExportDialog);

/** Links to the same view of another open recruitment. */
function RecruitmentSwitch({ recruitment, view }: { recruitment: OwnRecruitment; view: string }) {
  const { data } = useQuery(ownStateQuery('ON_GOING'));
  const others = data?.recruitments.filter(({ _id }) => _id !== recruitment._id) ?? [];
  if (others.length === 0) return recruitment.subject;
  return (
    <ActionMenu
      look="plain"
      align="start"
      className={styles.switch}
      items={others.map((other) => ({
        key: other._id,
        label: other.subject,
        to: `/dashboard/recruitments/${other._id}/${view}`,
      }))}
    >
      <MemberText>{recruitment.subject}</MemberText>
      <IconChevronDown size={22} aria-hidden />
      <span className="visually-hidden">{copy.switch}</span>
    </ActionMenu>
  );
}

function whenText({ application: { startsAt, endsAt, isOpenHiring } }: OwnRecruitment): string {
  if (isOpenHiring) return copy.always;
  if (!endsAt) return '';
  return startsAt ? periodText(startsAt, endsAt) : nearDayText(endsAt);
}

function Status({ recruitment, applied }: { recruitment: OwnRecruitment; applied: number | undefined }) {
  const { daysLeft } = recruitment;
  const isOpen = recruitment.state === 'ON_GOING';
  return (
    <>
      <StatusBadge states={recruitmentLooks} value={badgeOf(recruitment)} />
      {isOpen && <DDayBadge days={daysLeft} />}
      {!(isOpen && daysLeft === null) && <span className="number">{whenText(recruitment)}</span>}
      {applied !== undefined && <b className="number">{copy.applied(numberText(applied))}</b>}
      <span className={`${styles.hits} number`}>{copy.hits(numberText(recruitment.hitCounts))}</span>
    </>
  );
}

interface RecruitmentHeaderProps {
  recruitmentId: string;
  view: 'applications' | 'kanban' | 'recruits';
  /** The order of the downloaded list. */
  sort?: Sort;
  /** Shown in the row of the views. */
  tools?: ReactNode;
}

type ActionsProps = Pick<RecruitmentHeaderProps, 'recruitmentId' | 'sort'> & {
  count: number;
  recruitment: OwnRecruitment | undefined;
};

/** Opens the setting for notifications of moves in this recruitment. */
function NoticeButton({ recruitment }: { recruitment: OwnRecruitment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="default"
        size="sm"
        icon={<IconBell size={17} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {noticeCopy.setting.act}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NoticeSetting recruitment={recruitment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ExportProps {
  recruitmentId: string;
  sort: Sort;
  count: number;
}

/** Exports the filtered applicants; an open export stays open when the last of them is removed meanwhile. */
function Export({ recruitmentId, sort, count }: ExportProps) {
  const [isExporting, setExporting] = useState(false);
  const { search } = useLocation();
  return (
    <>
      {count > 0 && (
        <Button
          kind="default"
          size="sm"
          icon={<IconDownload size={17} stroke={1.75} aria-hidden />}
          onClick={() => setExporting(true)}
        >
          {exportCopy.act}
        </Button>
      )}
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog
            recruitmentId={recruitmentId}
            filters={readFilters(new URLSearchParams(search))}
            sort={sort}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Actions({ recruitmentId, sort, count, recruitment }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <ButtonLink
        kind="default"
        size="sm"
        to={`/dashboard/recruitments?edit=${recruitmentId}`}
        icon={<IconPencil size={17} stroke={1.75} aria-hidden />}
      >
        {copy.editRecruitment}
      </ButtonLink>
      {isBuilt('/recruitments/{_recruitment}') && (
        <ButtonLink
          kind="default"
          size="sm"
          to={`/recruitments/${recruitmentId}`}
          icon={<IconExternalLink size={17} stroke={1.75} aria-hidden />}
        >
          {copy.viewRecruitment}
        </ButtonLink>
      )}
      {recruitment && (
        <span className={styles.notice}>
          <NoticeButton recruitment={recruitment} />
        </span>
      )}
      {sort && <Export recruitmentId={recruitmentId} sort={sort} count={count} />}
    </div>
  );
}

function Views({ recruitmentId, accepted }: { recruitmentId: string; accepted: number | undefined }) {
  const { search } = useLocation();
  const shared = sharedQuery(new URLSearchParams(search));
  const tabTo = (name: string) =>
    `/dashboard/recruitments/${recruitmentId}/${name}${shared ? `?${shared}` : ''}`;
  return (
    <UrlTabs
      label={copy.tabs}
      tabs={[
        { value: 'list', label: copy.list, to: tabTo('applications') },
        { value: 'kanban', label: copy.kanban, to: tabTo('kanban') },
        {
          value: 'recruits',
          label: copy.recruits,
          count: accepted === undefined ? undefined : numberText(accepted),
          counted: countTexts.people,
          to: tabTo('recruits'),
        },
      ]}
    />
  );
}

const acceptedOf = ({ stage }: ApplicantFacets): number =>
  stage.find(({ value }) => value === ApplicationStage.Accepted)?.count ?? 0;

/** The recruitment above its applicants: title, state and the three views. */
export function RecruitmentHeader({ recruitmentId, view, sort, tools }: RecruitmentHeaderProps) {
  const { data: recruitment } = useQuery(ownRecruitmentQuery(recruitmentId));
  const { data: facets } = useQuery(facetsQuery(recruitmentId, ALL));
  return (
    <>
      <PageHeader
        title={
          recruitment ? (
            <RecruitmentSwitch recruitment={recruitment} view={view} />
          ) : (
            <Skeleton width={280} height={32} />
          )
        }
        status={recruitment && <Status recruitment={recruitment} applied={facets?.count} />}
        actions={
          <Actions
            recruitmentId={recruitmentId}
            recruitment={recruitment}
            count={facets?.count ?? 0}
            {...(sort && { sort })}
          />
        }
      />
      <div className={styles.views} data-tools={tools ? true : undefined}>
        <Views recruitmentId={recruitmentId} accepted={facets && acceptedOf(facets)} />
        {tools}
      </div>
    </>
  );
}
