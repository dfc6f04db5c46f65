import { momentText } from '#lib/format/dates.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import styles from './console-messages.module.css';
import { copy } from './copy.ts';
import type { ConsoleMessageRow } from './data.ts';
import { messageLooks, shownState } from '#features/foundation/messages/states-copy.ts';

/** Why it is delayed, was not sent or failed. */
function fateOf({ state, withheldReason, nextAttemptAt, attempts }: ConsoleMessageRow): string | undefined {
  if (state === 'WITHHELD' && withheldReason) return copy.withheld[withheldReason];
  if (state === 'QUEUED' && nextAttemptAt) return copy.waitsUntil(momentText(nextAttemptAt));
  return state === 'FAILED' ? copy.failed(attempts) : undefined;
}

/** The state of a message, and the reason. */
export function MessageState({ message }: { message: ConsoleMessageRow }) {
  const fate = fateOf(message);
  return (
    <div className={styles.state}>
      <StatusBadge states={messageLooks} value={shownState[message.state]} />
      {fate && <span>{fate}</span>}
    </div>
  );
}
