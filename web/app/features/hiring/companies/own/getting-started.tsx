import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '#ui/box/panel.tsx';
import { copy } from './copy.ts';
import { profileQuery } from './data.ts';
import styles from './getting-started.module.css';

const PROFILE = '/dashboard/company?tab=profile';

/** The first steps of a new company. */
export function GettingStarted() {
  const { data } = useQuery(profileQuery);
  const steps = [
    { name: copy.start.approved, isDone: true, to: PROFILE },
    { name: copy.start.logo, isDone: Boolean(data?.logo), to: PROFILE },
    { name: copy.start.introduction, isDone: Boolean(data?.introduction), to: PROFILE },
    { name: copy.start.recruitment, isDone: false, to: '/dashboard/recruitments?edit=new' },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title={copy.start.title}>
      <p className="number">{copy.start.progress(done, steps.length)}</p>
      <ol className={styles.steps}>
        {steps.map(({ name, isDone, to }) => (
          <li key={name} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheckFilled size={20} aria-hidden />
            ) : (
              <IconCircle size={20} stroke={1.6} aria-hidden />
            )}
            <Link to={to}>
              {name}
              {isDone && <span className="visually-hidden"> {copy.start.done}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
