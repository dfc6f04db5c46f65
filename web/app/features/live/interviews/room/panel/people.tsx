import IconMicrophoneOff from '~icons/tabler/microphone-off';
import IconVideoOff from '~icons/tabler/video-off';
import { Button } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { Call } from '../call/call.ts';
import { notifiedByAdmissionOf, seekersInOrder, type Seeker } from '../call/call-state.ts';
import { NotifiedNames } from '../view/notified-names.tsx';
import { panelCopy as copy } from './copy.ts';
import styles from './panel.module.css';
import { useCallState } from '../view/call-hooks.ts';

interface SeekerItemProps {
  call: Call;
  seeker: Seeker;
}

function SeekerItem({ call, seeker: { socketId, name } }: SeekerItemProps) {
  const state = useCallState(call);
  const answer = { kind: 'default', size: 'sm', disabled: !state.isConnected } as const;
  return (
    <li data-asking>
      <b>
        <MemberText>{name}</MemberText>
      </b>
      <Button {...answer} onClick={() => call.decide(socketId, false)}>
        {copy.reject}
      </Button>
      <Button {...answer} onClick={() => call.decide(socketId, true)}>
        {copy.approve}
      </Button>
      <NotifiedNames names={notifiedByAdmissionOf(state, socketId)} />
    </li>
  );
}

/** The participants, and for hosts the seekers. */
export function People({ call }: { call: Call }) {
  const state = useCallState(call);
  const { participants, seekers, selfId } = state;
  return (
    <>
      <ul className={styles.people}>
        {participants.map(({ socketId, name, isHost, audio, video }) => (
          <li key={socketId}>
            <b>
              <MemberText>{name}</MemberText>
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
      {seekers.length > 0 && (
        <section>
          <h3>{copy.waiting}</h3>
          <ul className={styles.people}>
            {seekersInOrder(state).map((seeker) => (
              <SeekerItem key={seeker.socketId} call={call} seeker={seeker} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
