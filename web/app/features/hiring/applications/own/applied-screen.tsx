import { isOpenDraft } from '@ieum/contract/hiring/applications/open-draft.ts';
import { ApplicationGroup } from '@ieum/contract/hiring/applications/enums.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countTexts } from '#lib/format/count-texts.ts';
import { isBuilt } from '#lib/document/built.ts';
import { Stack } from '#ui/box/stack.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { ApplicationList } from './application-list.tsx';
import styles from './applied-screen.module.css';
import { copy } from './copy.ts';
import { applicationsQuery } from './data.ts';
import { DetailPanel } from './detail-panel.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { RecentResults } from './recent-results.tsx';
import type { NextAppointments } from './next-appointment.ts';
import { inOrder, type Order } from './state-summary.ts';

const tabs: readonly { value: string; group: ApplicationGroup }[] = [
  { value: '', group: ApplicationGroup.Ongoing },
  { value: 'writing', group: ApplicationGroup.Writing },
  { value: 'accepted', group: ApplicationGroup.Accepted },
  { value: 'over', group: ApplicationGroup.Over },
];
const orders: readonly Order[] = ['todo', 'recent', 'company'];

const FindLink = () =>
  isBuilt('/recruitments') ? (
    <ButtonLink kind="default" size="sm" to="/recruitments">
      {copy.find}
    </ButtonLink>
  ) : null;

function Loading() {
  return (
    <Stack role="status" gap={10}>
      <span className="visually-hidden">{uiCopy.loading}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={84} radius={14} />
      ))}
    </Stack>
  );
}

interface GroupProps {
  group: ApplicationGroup;
  order: Order;
  appointments: NextAppointments;
}

function Group({ group, order, appointments }: GroupProps) {
  const list = useInfiniteQuery(applicationsQuery(group));
  if (list.isPending) return <Loading />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flatMap(({ applications }) => applications);
  if (rows.length === 0) {
    return (
      <div className={styles.list}>
        <EmptyState title={copy.empty[group]} hint={copy.empty.hint} action={<FindLink />} />
      </div>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">{copy.tabs[group]}</h2>
      <ApplicationList
        applications={inOrder(rows, order)}
        label={copy.tabs[group]}
        appointments={appointments}
      />
      <MoreButton {...list} />
    </>
  );
}

const TodoCount = ({ count }: { count: number }) => (
  <span>{count > 0 ? copy.todo(count) : copy.nothingToDo}</span>
);

interface AppliedScreenProps {
  /** What other modules wait for, above the list. */
  next: ReactNode;
  /** How many proposals wait for an answer; undefined until it is known. */
  proposalCount: number | undefined;
  appointments: NextAppointments;
}

/** 지원 현황: the person's applications by state, with the next step, and each opened beside the list. */
export function AppliedScreen({ next, proposalCount, appointments }: AppliedScreenProps) {
  const { read, write } = useUrlState();
  const { data: writing, isPending } = useInfiniteQuery(applicationsQuery(ApplicationGroup.Writing));
  const { group } = tabs.find(({ value }) => value === read('tab')) ?? { group: ApplicationGroup.Ongoing };
  const order = orders.find((one) => one === read('sort')) ?? 'todo';
  const counts = writing?.pages[0]?.groups;
  const drafts = (writing?.pages.flatMap(({ applications }) => applications) ?? []).filter(isOpenDraft);
  const id = read('id');

  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        isStatusPending={isPending || proposalCount === undefined}
        status={writing && <TodoCount count={drafts.length + (proposalCount ?? 0)} />}
        actions={<FindLink />}
      />
      <div className={styles.tabs}>
        <UrlTabs
          label={copy.tabs.label}
          tabs={tabs.map((tab) => ({
            value: tab.value,
            label: copy.tabs[tab.group],
            count: counts?.[tab.group],
            counted: countTexts.rows,
          }))}
        />
        <div className={styles.sort}>
          <SelectField
            size="sm"
            label={copy.sort.label}
            isLabelHidden
            value={order}
            options={orders.map((value) => ({ value, label: copy.sort[value] }))}
            onChange={(next) => write({ sort: next === 'todo' ? undefined : next }, { isReplacing: true })}
          />
        </div>
      </div>
      {group === ApplicationGroup.Ongoing && next}
      {group === ApplicationGroup.Ongoing && <DraftBanner drafts={drafts} />}
      <Group key={group} group={group} order={order} appointments={appointments} />
      {group === ApplicationGroup.Ongoing && <RecentResults />}
      {id && <DetailPanel applicationId={id} onClose={() => write({ id: undefined })} />}
    </>
  );
}
