import { Button } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { Call } from '../call/call.ts';
import { notifiedByAdmissionOf, seekersInOrder } from '../call/call-state.ts';
import { initialsOf } from './camera-picture.tsx';
import { NotifiedNames } from './notified-names.tsx';
import { roomCopy as copy } from './copy.ts';
import styles from './room.module.css';
import { useCallState, useNow } from './call-hooks.ts';

/** The seekers; the host admits or rejects the first of them. */
export function Admission({ call }: { call: Call }) {
  const state = useCallState(call);
  const now = useNow();
  const [first, ...others] = seekersInOrder(state);
  if (!first) return null;
  const seconds = Math.max(0, Math.round((now - Date.parse(first.soughtAt)) / 1000));
  return (
    <section className={styles.admission} aria-label={copy.admission.region}>
      <span className={styles.letters} aria-hidden>
        <MemberText>{initialsOf(first.name)}</MemberText>
      </span>
      <h2 role="status">
        <MemberText>{copy.admission.title(first.name)}</MemberText>
      </h2>
      <p data-invited={first.isInvited || undefined}>
        {first.isInvited ? copy.admission.invited : copy.admission.unknown} · {copy.admission.since(seconds)}
        {others.length > 0 && <> · {copy.admission.more(others.length)}</>}
      </p>
      <NotifiedNames names={notifiedByAdmissionOf(state, first.socketId)} />
      <div className={styles.answers}>
        <Button
          kind="default"
          disabled={!state.isConnected}
          onClick={() => call.decide(first.socketId, false)}
        >
          {copy.admission.reject}
        </Button>
        <Button disabled={!state.isConnected} onClick={() => call.decide(first.socketId, true)}>
          {copy.admission.approve}
        </Button>
      </div>
    </section>
  );
}
