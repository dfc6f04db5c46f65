import IconMicrophoneOff from '~icons/tabler/microphone-off';
import IconVideoOff from '~icons/tabler/video-off';
import { Button } from '#ui/button/button.tsx';
import { Written } from '#ui/text/written.tsx';
import type { Call } from '../call/call.ts';
import { comingAfter, inOrder } from '../call/state.ts';
import { Coming } from '../view/coming.tsx';
import { panelCopy as copy } from './copy.ts';
import styles from './panel.module.css';
import { useCallState } from '../view/hooks.ts';

/** Who is in the room, and for hosts who asks to enter. */
export function People({ call }: { call: Call }) {
  const state = useCallState(call);
  const { participants, knocks, selfId } = state;
  return (
    <>
      <ul className={styles.people}>
        {participants.map(({ socketId, name, isHost, audio, video }) => (
          <li key={socketId}>
            <b>
              <Written>{name}</Written>
            </b>
            <span>
              {isHost ? copy.host : copy.guest}
              {socketId === selfId && ` · ${copy.me}`}
            </span>
            {!audio && <IconMicrophoneOff size={18} role="img" aria-label={copy.muted} />}
            {!video && <IconVideoOff size={18} role="img" aria-label={copy.cameraOff} />}
          </li>
        ))}
      </ul>
      {knocks.length > 0 && (
        <section>
          <h3>{copy.waiting}</h3>
          <ul className={styles.people}>
            {inOrder(state).map(({ socketId, name }) => (
              <li key={socketId} data-asking>
                <b>
                  <Written>{name}</Written>
                </b>
                <Button kind="default" size="sm" onClick={() => call.answer(socketId, false)}>
                  {copy.reject}
                </Button>
                <Button kind="default" size="sm" onClick={() => call.answer(socketId, true)}>
                  {copy.approve}
                </Button>
                <Coming names={comingAfter(state, socketId)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
