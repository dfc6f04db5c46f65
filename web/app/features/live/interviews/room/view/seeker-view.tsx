import { Button } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { InterviewEntry } from '../../data.ts';
import type { Call } from '../call/call.ts';
import { clockText } from './clock-text.ts';
import { roomCopy as copy } from './copy.ts';
import styles from './interview-page.module.css';
import { useCallState, useNow } from './call-hooks.ts';

/** Waiting for admission: the time so far, and the position in the queue. */
export function SeekerView({ call, entry }: { call: Call; entry: InterviewEntry }) {
  const { soughtAt, position, waitMinutes, isConnected, wasConnected } = useCallState(call);
  const now = useNow();
  return (
    <section className={styles.card}>
      <h1>{copy.waiting.title}</h1>
      <p>
        <MemberText>{`${entry.company.name} · ${entry.title}`}</MemberText>
      </p>
      <p className={styles.clock} role="timer">
        {clockText(now - (soughtAt ?? now))}
      </p>
      {position !== undefined && (
        <p role="status">
          {copy.waiting.position(position)} · {copy.waiting.minutes(waitMinutes ?? 0)}
        </p>
      )}
      {wasConnected && !isConnected && <p role="alert">{copy.lost}</p>}
      <p>{copy.waiting.hint}</p>
      <Button kind="default" onClick={() => call.cancel()}>
        {copy.waiting.cancel}
      </Button>
    </section>
  );
}
