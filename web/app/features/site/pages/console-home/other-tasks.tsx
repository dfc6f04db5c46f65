import IconChevronRight from '~icons/tabler/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { seoulDay } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { messageListQuery } from '#features/site/dispatches/data.ts';
import { useRights } from '#lib/session/rights.ts';
import { memberSummaryQuery } from '#features/site/members/data.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';

const WEEK_MS = 6 * 24 * 60 * 60 * 1000;

/**
 * Other open tasks of an administrator, each with a link to its filtered list; nothing when there are
 * none.
 */
export function OtherTasks() {
  const [from] = useState(() => seoulDay(Date.now() - WEEK_MS));
  const { may } = useRights();
  const messages = { ...messageListQuery({ state: 'FAILED', from, page: 1 }), enabled: may('messages.read') };
  const members = { ...memberSummaryQuery, enabled: may('members.read') };
  const failed = useQuery(messages).data?.count ?? 0;
  const blocked = useQuery(members).data?.counts.blocked ?? 0;
  const tasks = [
    failed > 0 && {
      to: `/console/messages?state=FAILED&from=${from}`,
      words: copy.failed(numberText(failed)),
    },
    blocked > 0 && { to: '/console/users?tab=blocked', words: copy.blocked(numberText(blocked)) },
  ].filter((task) => task !== false);
  if (tasks.length === 0) return null;
  return (
    <Panel title={copy.others}>
      <ul className={styles.others}>
        {tasks.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className="number">
              {words}
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
