import IconChevronRight from '~icons/tabler/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { numberText } from '#lib/format/money.ts';
import { memberSummaryQuery } from '#features/site/members/data.ts';
import { Panel } from '#ui/box/panel.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';

/** How many members are suspended, with a link to them; nothing when there are none. */
export function BlockedMembers() {
  const blocked = useQuery(memberSummaryQuery).data?.counts.blocked ?? 0;
  if (blocked === 0) return null;
  return (
    <Panel title={copy.others}>
      <ul className={styles.others}>
        <li>
          <Link to="/console/users?tab=blocked" className="number">
            {copy.blocked(numberText(blocked))}
            <IconChevronRight size={18} aria-hidden />
          </Link>
        </li>
      </ul>
    </Panel>
  );
}
