import IconChevronRight from '~icons/tabler/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waitingInquiriesQuery } from '#features/content/inquiries/console/data.ts';
import { waitingQuestionsQuery } from '#features/content/questions/console/data.ts';
import { Waited } from '#features/content/questions/answering/waited.tsx';
import { numberText } from '#lib/format/money.ts';
import { Panel } from '#ui/layout/panel.tsx';
import styles from './console-home.module.css';
import { copy } from './copy.ts';

interface Queue {
  to: string;
  name: string;
  count: number;
  /** When the one that waits longest was asked. */
  since: string | undefined;
}

const Entry = ({ to, name, count, since }: Queue) => (
  <li>
    <Link to={`${to}?state=ANSWER_AWAITING`} className="number">
      <span>
        {name} <b>{copy.waitingCount(numberText(count))}</b>
        {since && (
          <>
            {' · '}
            <Waited since={since} />
          </>
        )}
      </span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  </li>
);

/** Questions and inquiries that wait for their answer, with the longest waiting time; nothing when there are none. */
export function WaitingAnswers() {
  const questions = useQuery(waitingQuestionsQuery).data;
  const inquiries = useQuery(waitingInquiriesQuery).data;
  const queues: Queue[] = [
    {
      to: '/console/center/questions',
      name: copy.questions,
      count: questions?.count ?? 0,
      since: questions?.questions[0]?.createdAt,
    },
    {
      to: '/console/center/service-inquiry-forms',
      name: copy.inquiries,
      count: inquiries?.count ?? 0,
      since: inquiries?.serviceInquiryForms[0]?.createdAt,
    },
  ].filter(({ count }) => count > 0);
  if (queues.length === 0) return null;
  return (
    <Panel title={copy.queues}>
      <ul className={styles.others}>
        {queues.map((queue) => (
          <Entry key={queue.to} {...queue} />
        ))}
      </ul>
    </Panel>
  );
}
