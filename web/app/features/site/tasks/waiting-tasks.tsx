import IconChevronRight from '~icons/tabler/chevron-right';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { WaitingTime } from '#features/content/questions/answering/waiting-time.tsx';
import { numberText } from '#lib/format/money.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { tasksQuery, type Task } from './data.ts';
import styles from './waiting-tasks.module.css';

const Entry = ({ task: { name, link, count, isCapped, since } }: { task: Task }) => (
  <li>
    <Link to={link} className={`${styles.task} number`}>
      <span>
        {name} <b>{copy.count(`${numberText(count)}${isCapped ? '+' : ''}`)}</b>
      </span>
      <WaitingTime since={since} />
      <IconChevronRight size={18} aria-hidden />
    </Link>
  </li>
);

function Tasks() {
  const { data, error, refetch } = useQuery(tasksQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={copy.loading}>
        <Skeleton height={132} radius={12} />
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden />}
        title={copy.nothing}
        hint={copy.nothingHint}
      />
    );
  return (
    <ul className={styles.tasks}>
      {data.map((task) => (
        <Entry key={task.link} task={task} />
      ))}
    </ul>
  );
}

/** Tasks of every kind that wait for the administrator, the longest waiting first. */
export const WaitingTasks = () => (
  <Panel title={copy.todo}>
    <Tasks />
  </Panel>
);
