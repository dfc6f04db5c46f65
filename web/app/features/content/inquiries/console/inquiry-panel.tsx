import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AnswerPanel, Files, Part } from '#features/content/questions/answering/answer-panel.tsx';
import styles from '#features/content/questions/answering/answer-panel.module.css';
import { ContactCard } from '#features/content/questions/answering/contact-card.tsx';
import { Waited } from '#features/content/questions/answering/waited.tsx';
import { dayText, fullMomentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Written } from '#ui/text/written.tsx';
import { copy } from './copy.ts';
import {
  inquiryQuery,
  useDisclose,
  useRemoveInquiry,
  type ServiceInquiry,
  type ServiceInquiryRow,
} from './data.ts';
import { InquiryReply } from './inquiry-reply.tsx';

const { panel: words } = copy;

const Asked = ({ inquiry }: { inquiry: ServiceInquiry }) => (
  <Part title={words.content}>
    <p className={styles.about}>
      <StatusBadge domain="inquiry" value={inquiry.state} /> {copy.number(inquiry.number)} ·{' '}
      {fullMomentText(inquiry.createdAt)}{' '}
      {inquiry.state === 'ANSWER_AWAITING' && <Waited since={inquiry.createdAt} />}
    </p>
    <p className={styles.text}>
      <Written>{inquiry.content}</Written>
    </p>
    <Files files={inquiry.files} />
  </Part>
);

function Contact({ inquiry }: { inquiry: ServiceInquiry }) {
  const disclose = useDisclose();
  const { name, phone, email, companyName } = inquiry;
  return (
    <Part title={words.contact}>
      <ContactCard
        contact={{ name, phone, email }}
        facts={[[words.company, companyName]]}
        disclose={(reason) => disclose.mutateAsync({ id: inquiry._id, reason })}
      >
        {inquiry._user && <Link to={`/console/users/${inquiry._user}`}>{words.member}</Link>}
      </ContactCard>
      <p className={styles.about}>{words.erased(dayText(inquiry.erasedAt))}</p>
    </Part>
  );
}

const Answered = ({ inquiry }: { inquiry: ServiceInquiry }) => (
  <>
    {inquiry.repliedAt && (
      <p className={styles.about}>
        {words.answered(inquiry.replier?.name ?? '', fullMomentText(inquiry.repliedAt))}
        {inquiry.repliedBy && ` · ${copy.reply.channels[inquiry.repliedBy]}`}
      </p>
    )}
    {inquiry.reply !== null && (
      <p className={styles.text} data-tone="reply">
        <Written>{inquiry.reply}</Written>
      </p>
    )}
  </>
);

function Removal({ inquiry, onDone }: { inquiry: ServiceInquiry; onDone: () => void }) {
  const remove = useRemoveInquiry();
  const erase = async () => {
    const isDone = await runAction({
      ask: {
        title: words.removeTitle(inquiry.subject),
        body: words.removeBody,
        confirmLabel: words.remove,
        tone: 'danger',
      },
      run: () => remove.mutateAsync(inquiry._id),
      done: words.removed,
    });
    if (isDone) onDone();
  };
  return (
    <div>
      <Button kind="subtle" size="sm" onClick={erase}>
        {words.remove}
      </Button>
    </div>
  );
}

interface PanelProps {
  id: string;
  rows: readonly ServiceInquiryRow[];
  close: () => void;
}

/** One service inquiry beside the list: its text, whom to answer, and the answer. */
export function InquiryPanel(props: PanelProps) {
  const query = useQuery(inquiryQuery(props.id));
  return (
    <AnswerPanel {...props} query={query} titleOf={(inquiry) => inquiry?.subject ?? words.title}>
      {(inquiry, goOn) => (
        <>
          <Asked inquiry={inquiry} />
          <Contact inquiry={inquiry} />
          <Part title={words.reply}>
            <Answered inquiry={inquiry} />
            <InquiryReply inquiry={inquiry} onAnswered={goOn} />
          </Part>
          <Removal inquiry={inquiry} onDone={props.close} />
        </>
      )}
    </AnswerPanel>
  );
}
