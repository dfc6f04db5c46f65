import { Button } from '#ui/button/button.tsx';
import { Written } from '#ui/text/written.tsx';
import type { Call } from '../call/call.ts';
import { comingAfter, inOrder } from '../call/state.ts';
import { Coming } from './coming.tsx';
import { roomCopy as copy } from './copy.ts';
import styles from './room.module.css';
import { useCallState, useNow } from './hooks.ts';

/** Who asks to enter, the first of them with the two answers. */
export function Knocks({ call }: { call: Call }) {
  const state = useCallState(call);
  const now = useNow();
  const [first, ...others] = inOrder(state);
  if (!first) return null;
  const seconds = Math.max(0, Math.round((now - Date.parse(first.soughtAt)) / 1000));
  return (
    <section className={styles.knocks} aria-label={copy.knock.region}>
      <h2 role="status">
        <Written>{copy.knock.title(first.name)}</Written>
      </h2>
      <p data-invited={first.isInvited || undefined}>
        {first.isInvited ? copy.knock.invited : copy.knock.unknown} · {copy.knock.since(seconds)}
        {others.length > 0 && <> · {copy.knock.more(others.length)}</>}
      </p>
      <Coming names={comingAfter(state, first.socketId)} />
      <div className={styles.answers}>
        <Button kind="default" onClick={() => call.answer(first.socketId, false)}>
          {copy.knock.reject}
        </Button>
        <Button onClick={() => call.answer(first.socketId, true)}>{copy.knock.approve}</Button>
      </div>
    </section>
  );
}
