import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { useRights } from '#lib/session/rights.ts';
import { Hint } from '#ui/text/hint.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Facts, type Fact } from '#ui/layout/facts.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './console-messages.module.css';
import { copy } from './copy.ts';
import { messageQuery, useRetry, type ConsoleMessage } from './data.ts';
import { MessageState } from './message-state.tsx';

const ScheduledMessage = lazyPart(async () => (await import('./scheduled-message.tsx')).ScheduledMessage);

const { one: texts, columns } = copy;

const recipientOf = ({ channel, to, isDisclosed }: ConsoleMessage): string =>
  channel === 'SMS' && isDisclosed ? phoneText(to) : to;

function factsOf(message: ConsoleMessage): Fact[] {
  return [
    [columns.to, [message.user?.name, recipientOf(message)].filter(Boolean).join(' · ')],
    [columns.channel, copy.channels[message.channel]],
    [columns.purpose, copy.purposes[message.purpose]],
    [columns.created, fullMomentText(message.createdAt)],
    [texts.sent, message.sentAt && fullMomentText(message.sentAt)],
    [texts.attempts, message.attempts > 0 ? String(message.attempts) : null],
    [texts.error, message.state === 'SENT' ? null : message.lastError],
    [texts.receipt, message.receipt],
    [texts.subject, message.subject],
  ];
}

const MessageDetails = ({ message }: { message: ConsoleMessage }) => (
  <>
    <MessageState message={message} />
    <div className={styles.facts}>
      <Facts facts={factsOf(message).filter(([, value]) => Boolean(value))} />
    </div>
    {message.body ? (
      <p className={styles.body}>
        <MemberText>{message.body}</MemberText>
      </p>
    ) : (
      <Hint>{message.isDisclosed ? texts.secret : texts.undisclosed}</Hint>
    )}
    {message._user && (
      <p className={styles.links}>
        <Link to={`/console/users/${message._user}`}>{texts.member}</Link>
        {message.dispatch && message.dispatch.count > 1 && (
          <Link to={`?dispatch=${message.dispatch._id}`}>{texts.together}</Link>
        )}
      </p>
    )}
    {message._user && message.isDisclosed && <Hint>{texts.recorded}</Hint>}
  </>
);

/** Only messages that may be sent again: codes and passwords never are. */
const isRepeatable = ({ state, body }: ConsoleMessage) => state === 'FAILED' && body !== '';

function Retry({ id }: { id: string }) {
  const retry = useRetry();
  const mayWrite = useRights().may('messages.write');
  const send = () => runAction({ run: () => retry.mutateAsync(id), done: copy.retry.done });
  if (!mayWrite) return null;
  return (
    <Button isWide isLoading={retry.isPending} onClick={() => send()}>
      {copy.retry.act}
    </Button>
  );
}

/** A code or a password is sent at once and never delayed. */
const canReschedule = ({ state, body }: ConsoleMessage) => state === 'QUEUED' && body !== '';

const footerOf = (message: ConsoleMessage) => {
  if (canReschedule(message))
    return (
      <Suspense fallback={<Skeleton height={76} />}>
        <ScheduledMessage key={message._id} message={message} />
      </Suspense>
    );
  return isRepeatable(message) && <Retry id={message._id} />;
};

const Loading = () => (
  <div role="status" aria-label={texts.loading}>
    <Skeleton height={200} />
  </div>
);

/** One complete message beside the list. */
export function MessagePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(messageQuery(id));
  return (
    <SidePanel
      size="inspector"
      title={texts.title}
      contentKey={id}
      onClose={onClose}
      footer={query.data && footerOf(query.data)}
    >
      <QueryView of={query} waiting={<Loading />}>
        {(message) => <MessageDetails message={message} />}
      </QueryView>
    </SidePanel>
  );
}
