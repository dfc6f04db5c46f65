import type { OwnRecruitmentRow } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { Icon } from '#ui/icon/create-icon.tsx';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconClockHour4 from '~icons/tabler/clock-hour-4';
import IconPencil from '~icons/tabler/pencil';
import IconPlus from '~icons/tabler/plus';
import IconUsers from '~icons/tabler/users';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ownStateQuery } from '#features/hiring/recruitments/own/data.ts';
import { StageBar, StageCounts } from '#features/hiring/recruitments/own/stage-bar.tsx';
import { dayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { GettingStarted } from './getting-started.tsx';
import styles from './tasks-today.module.css';
import { listTodos, type Todo } from './todos.ts';
import { AppointmentsThisWeek } from './appointments-this-week.tsx';
import type { WeekQuery } from './week-event.ts';

const NEW_RECRUITMENT = '/dashboard/recruitments?edit=new';
const ALL_OPEN = '/dashboard/recruitments?state=ON_GOING';
const SHOWN_RECRUITMENTS = 6;

const icons: Record<Todo['kind'], Icon> = { unread: IconUsers, closing: IconClockHour4, drafts: IconPencil };

function Heading({ count, isNew }: { count: number; isNew: boolean }) {
  const { heading } = copy;
  if (isNew) return heading.start;
  if (count === 0) return heading.none;
  return (
    <>
      {heading.before}
      <span className={`${styles.count} number`}>{heading.count(count)}</span>
      {heading.after}
    </>
  );
}

function TodoRow({ todo }: { todo: Todo }) {
  const KindIcon = icons[todo.kind];
  return (
    <li>
      <span className={styles.icon} data-kind={todo.kind} aria-hidden>
        <KindIcon size={21} stroke={1.75} />
      </span>
      <div className={styles.words}>
        <p>
          <Link to={todo.to}>{todo.title}</Link>
          <b className="number">{todo.count}</b>
        </p>
        <em>
          <MemberText>{todo.subject}</MemberText>
        </em>
      </div>
      <span className={styles.when} data-late={todo.isLate || undefined}>
        {todo.when}
      </span>
      <ButtonLink
        kind="default"
        size="sm"
        to={todo.to}
        className={styles.act ?? ''}
        tabIndex={-1}
        aria-hidden
      >
        {todo.act}
      </ButtonLink>
      <IconChevronRight size={19} className={styles.chevron} aria-hidden />
    </li>
  );
}

function Todos({ todos }: { todos: readonly Todo[] }) {
  if (todos.length === 0)
    return (
      <Panel label={copy.todo.title}>
        <p className={styles.calm}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {copy.todo.none}
        </p>
      </Panel>
    );
  return (
    <Panel label={copy.todo.title}>
      <ul className={styles.todos}>
        {todos.map((todo) => (
          <TodoRow key={todo.to} todo={todo} />
        ))}
      </ul>
    </Panel>
  );
}

function PipelineRow({ row }: { row: OwnRecruitmentRow }) {
  const root = `/dashboard/recruitments/${row._id}`;
  const { count, unviewedCount, stages } = row.applicants;
  return (
    <li>
      <div className={styles.recruitment}>
        <Link to={`${root}/kanban`}>
          <MemberText>{row.subject}</MemberText>
        </Link>
        <DDayBadge days={row.daysLeft} />
        {unviewedCount > 0 && (
          <Link to={`${root}/applications?unread=true`} className={`${styles.fresh} number`}>
            {copy.pipeline.unread(unviewedCount)}
          </Link>
        )}
        <Link to={`${root}/applications`} className={`${styles.total} number`}>
          {copy.pipeline.applied(numberText(count))}
        </Link>
      </div>
      <StageBar stages={stages} />
      <StageCounts stages={stages} to={(stage) => `${root}/applications?stage=${stage}`} />
    </li>
  );
}

function Pipeline({ open }: { open: readonly OwnRecruitmentRow[] }) {
  return (
    <Panel
      title={copy.pipeline.title}
      actions={
        <ButtonLink kind="subtle" size="sm" to={ALL_OPEN}>
          {copy.pipeline.all}
          <IconChevronRight size={15} aria-hidden />
        </ButtonLink>
      }
    >
      {open.length === 0 ? (
        <EmptyState
          title={copy.pipeline.none.title}
          hint={copy.pipeline.none.body}
          action={<ButtonLink to={NEW_RECRUITMENT}>{copy.add}</ButtonLink>}
        />
      ) : (
        <ul className={styles.pipeline}>
          {open.slice(0, SHOWN_RECRUITMENTS).map((row) => (
            <PipelineRow key={row._id} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface TasksTodayProps {
  tabs: ReactNode;
  next: ReactNode;
  week: WeekQuery;
}

/** 오늘: open tasks, the state of the open recruitments, and the appointments and deadlines within a week. */
export function TasksToday({ tabs, next, week }: TasksTodayProps) {
  const [now] = useState(() => Date.now());
  const open = useQuery(ownStateQuery('ON_GOING'));
  const hidden = useQuery(ownStateQuery('NO_SHOWN'));
  const error = open.error ?? hidden.error;
  const retry = () => {
    void open.refetch();
    void hidden.refetch();
  };
  if (error && (!open.data || !hidden.data)) return <ErrorState error={error} onRetry={retry} />;
  if (!open.data || !hidden.data) return <PageSkeleton />;
  const rows = open.data.recruitments;
  const todos = listTodos(rows, hidden.data.recruitments);
  const isNew = open.data.counts.all === 0;
  return (
    <>
      <PageHeader
        title={<Heading count={todos.reduce((sum, { count }) => sum + count, 0)} isNew={isNew} />}
        status={
          <>
            <span className="number">{dayText(now)}</span>
            <Link to={ALL_OPEN} className="number">
              {copy.open(open.data.counts.ON_GOING)}
            </Link>
          </>
        }
        actions={
          <ButtonLink size="sm" to={NEW_RECRUITMENT} icon={<IconPlus size={17} aria-hidden />}>
            {copy.add}
          </ButtonLink>
        }
      />
      {tabs}
      <div className={styles.grid}>
        <div>
          {next}
          {isNew ? <GettingStarted /> : <Todos todos={todos} />}
          <Pipeline open={rows} />
        </div>
        <AppointmentsThisWeek open={rows} week={week} />
      </div>
    </>
  );
}
