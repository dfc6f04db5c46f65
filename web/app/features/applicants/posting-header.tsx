import { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import type { OwnRecruitment } from '@ieum/contract/recruitments.schemas.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { badgeOf, ownRecruitmentQuery, ownStateQuery } from '#features/own-recruitments/public.ts';
import { isBuilt } from '#lib/built.ts';
import { nearDayText, periodText } from '#lib/dates.ts';
import { numberText } from '#lib/money.ts';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UrlTabs } from '#ui/url-tabs.tsx';
import { columnNames, columnOf } from './board.ts';
import { copy } from './copy.ts';
import { boardQuery } from './board-data.ts';
import { ALL } from './data.ts';
import styles from './posting-header.module.css';

/** Leads to the same view of another open posting. */
function PostingSwitch({ posting, view }: { posting: OwnRecruitment; view: string }) {
  const { data } = useQuery(ownStateQuery('ON_GOING'));
  const others = data?.recruitments.filter(({ _id }) => _id !== posting._id) ?? [];
  if (others.length === 0) return posting.subject;
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
      {posting.subject}
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

function Status({ posting, applied }: { posting: OwnRecruitment; applied: number | undefined }) {
  return (
    <>
      <StatusBadge domain="recruitment" value={badgeOf(posting)} />
      {posting.state === 'ON_GOING' && <DDayBadge days={posting.daysLeft} />}
      <span className="number">{whenText(posting)}</span>
      {applied !== undefined && <b className="number">{copy.applied(numberText(applied))}</b>}
      <span className={`${styles.hits} number`}>{copy.hits(numberText(posting.hitCounts))}</span>
    </>
  );
}

interface PostingHeaderProps {
  recruitmentId: string;
  view: 'applications' | 'kanban' | 'recruits';
}

/** The posting above its applicants: what it is, where it stands, and the three views. */
export function PostingHeader({ recruitmentId, view }: PostingHeaderProps) {
  const { data: posting } = useQuery(ownRecruitmentQuery(recruitmentId));
  const { data: board } = useQuery(boardQuery(recruitmentId, ALL));
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const shared = new URLSearchParams(
    [...query].filter(([name]) => name === 'q' || name === 'unread'),
  ).toString();
  const root = `/dashboard/recruitments/${recruitmentId}`;
  const tabTo = (name: string) => `${root}/${name}${shared ? `?${shared}` : ''}`;
  const applied = board && columnNames.reduce((sum, name) => sum + board[name].count, 0);
  return (
    <>
      <PageHeader
        title={
          posting ? <PostingSwitch posting={posting} view={view} /> : <Skeleton width={280} height={32} />
        }
        status={posting && <Status posting={posting} applied={applied} />}
        actions={
          <div className={styles.acts}>
            <ButtonLink
              kind="default"
              size="sm"
              to={`/dashboard/recruitments?edit=${recruitmentId}`}
              icon={<IconPencil size={17} stroke={1.75} aria-hidden />}
            >
              {copy.editPosting}
            </ButtonLink>
            {isBuilt('/recruitments/{_recruitment}') && (
              <ButtonLink
                kind="default"
                size="sm"
                to={`/recruitments/${recruitmentId}`}
                icon={<IconExternalLink size={17} stroke={1.75} aria-hidden />}
              >
                {copy.viewPosting}
              </ButtonLink>
            )}
          </div>
        }
      />
      <UrlTabs
        label={copy.tabs}
        tabs={[
          { value: 'list', label: copy.list, to: tabTo('applications') },
          { value: 'kanban', label: copy.kanban, to: tabTo('kanban') },
          {
            value: 'recruits',
            label: copy.recruits,
            count: board?.[columnOf(ApplicationStage.Accepted)].count,
            to: tabTo('recruits'),
          },
        ]}
      />
    </>
  );
}
