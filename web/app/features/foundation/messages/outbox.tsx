import IconCopy from '~icons/tabler/copy';
import IconSend from '~icons/tabler/send';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullMomentText } from '#lib/format/dates.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { Card } from '#ui/box/card.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { CardSkeletons } from '#ui/state/skeleton.tsx';
import { SearchField } from '#ui/search/search-field.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { verificationCodeOf } from './verification-code.ts';
import { copy } from './copy.ts';
import { outboxQuery, type OutboxMessage } from './data.ts';
import styles from './outbox.module.css';
import { messageLooks, shownState } from './states-copy.ts';

async function copyCode(code: string): Promise<void> {
  await navigator.clipboard.writeText(code);
  toast(copy.copied(code), { tone: 'success' });
}

const CodeButton = ({ code }: { code: string }) => (
  <Button
    kind="light"
    size="sm"
    icon={<IconCopy size={16} stroke={1.9} aria-hidden />}
    aria-label={copy.copyCode(code)}
    onClick={() => void copyCode(code)}
  >
    <b className="number">{code}</b>
  </Button>
);

const recipientOf = ({ channel, to }: OutboxMessage): string => (channel === 'SMS' ? phoneText(to) : to);

/** Why it is delayed, failed, or will not be sent. */
function DeliveryProblem({ message }: { message: OutboxMessage }) {
  const { withheldReason, nextAttemptAt, lastError, state } = message;
  if (withheldReason) return <p className={styles.fate}>{copy.withheld[withheldReason]}</p>;
  if (nextAttemptAt) return <p className={styles.fate}>{copy.waitsUntil(fullMomentText(nextAttemptAt))}</p>;
  if (!lastError || state === 'SENT') return null;
  return (
    <p className={styles.fate} data-failed>
      {copy.failed(message.attempts, lastError)}
    </p>
  );
}

function MessageRow({ message }: { message: OutboxMessage }) {
  const code = verificationCodeOf(message.body);
  return (
    <Card as="li" className={styles.message}>
      <div className={styles.head}>
        <Badge hue={message.channel === 'SMS' ? 'cobalt' : 'iris'}>{copy.channels[message.channel]}</Badge>
        <b className="number">{recipientOf(message)}</b>
        <StatusBadge states={messageLooks} value={shownState[message.state]} />
        <Moment at={message.createdAt} />
      </div>
      <DeliveryProblem message={message} />
      {message.subject && <p className={styles.subject}>{message.subject}</p>}
      <p className={styles.body} lang="ko">
        {message.body}
      </p>
      {code && <CodeButton code={code} />}
    </Card>
  );
}

const matches = ({ to, subject, body }: OutboxMessage, text: string): boolean => {
  const digits = text.replaceAll('-', '');
  return to.includes(digits) || `${to} ${subject ?? ''} ${body}`.toLowerCase().includes(text.toLowerCase());
};

/**
 * /developer/outbox: the messages that testers would have received, so that codes can be read without a
 * phone.
 */
export function Outbox() {
  const { data, error, refetch } = useQuery(outboxQuery);
  const [text, setText] = useState('');
  const requested = text.trim();
  const shown = requested ? data?.filter((message) => matches(message, requested)) : data;
  return (
    <div className={`container ${styles.screen}`}>
      <h1>{copy.title}</h1>
      <p className={styles.notice}>{copy.notice}</p>
      <div className={styles.search}>
        <SearchField
          label={copy.search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles.list}>
          <CardSkeletons count={3} height={120} />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconSend size={28} stroke={1.5} aria-hidden />}
          title={copy.empty.title}
          hint={copy.empty.hint}
        />
      )}
      {data && data.length > 0 && shown?.length === 0 && <EmptyState title={copy.empty.noMatch} />}
      <ul className={styles.list} aria-label={copy.listLabel}>
        {shown?.map((message) => (
          <MessageRow key={message._id} message={message} />
        ))}
      </ul>
    </div>
  );
}
