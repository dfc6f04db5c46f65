import IconDoorExit from '~icons/tabler/door-exit';
import IconFileText from '~icons/tabler/file-text';
import IconLink from '~icons/tabler/link';
import IconMessage from '~icons/tabler/message';
import IconMicrophone from '~icons/tabler/microphone';
import IconMicrophoneOff from '~icons/tabler/microphone-off';
import IconNotes from '~icons/tabler/notes';
import IconScreenShare from '~icons/tabler/screen-share';
import IconSettings from '~icons/tabler/settings';
import IconUserPlus from '~icons/tabler/user-plus';
import IconUsers from '~icons/tabler/users';
import IconVideo from '~icons/tabler/video';
import IconVideoOff from '~icons/tabler/video-off';
import { useLayoutEffect, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { InterviewEntry } from '../../data.ts';
import type { Call } from '../call/call.ts';
import { isLive, type Devices } from '../media/devices.ts';
import type { PanelName } from '../view/layout-types.ts';
import { callNextSeeker } from './call-next-seeker.ts';
import styles from './controls.module.css';
import { copyLink } from './copy-link.ts';
import { roomCopy as copy } from '../view/copy.ts';
import { useCallState, useDevicesState } from '../view/call-hooks.ts';
import { canShare, hasResume, MoreMenu } from './more-menu.tsx';
import { useEndInterview } from './use-end-interview.ts';

interface ControlProps {
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  isPanel?: boolean;
  hint?: string;
  count?: number;
  /** In the menu on phones. */
  isWideOnly?: boolean;
  onPress: () => unknown;
}

const Control = ({ label, icon, isOn, isPanel, hint, count = 0, ...input }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    aria-pressed={isOn}
    data-panel={isPanel || undefined}
    data-wide={input.isWideOnly || undefined}
    aria-keyshortcuts={hint}
    onClick={() => void input.onPress()}
  >
    {icon}
    <span>{label}</span>
    {hint && <kbd aria-hidden>{hint}</kbd>}
    {count > 0 && <em>{count}</em>}
  </button>
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** M switches the microphone and V the camera, except while somebody types. */
function useShortcuts(call: Call): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (event.code === 'KeyM') call.turn('audio');
      if (event.code === 'KeyV') call.turn('video');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [call]);
}

interface ControlsProps {
  code: string;
  entry: InterviewEntry;
  call: Call;
  devices: Devices;
  panel: PanelName | undefined;
  onPanel: (name: PanelName) => void;
  /** Messages that came while the chat was closed. */
  unread: number;
}

function DeviceControls({ call, devices }: Pick<ControlsProps, 'call' | 'devices'>) {
  const { audio, video } = useDevicesState(devices);
  const { isSharing } = useCallState(call);
  return (
    <>
      <Control
        label={copy.controls.mic}
        icon={
          isLive(audio) ? (
            <IconMicrophone size={23} aria-hidden />
          ) : (
            <IconMicrophoneOff size={23} aria-hidden />
          )
        }
        isOn={isLive(audio)}
        hint="M"
        onPress={() => call.turn('audio')}
      />
      <Control
        label={copy.controls.camera}
        icon={isLive(video) ? <IconVideo size={23} aria-hidden /> : <IconVideoOff size={23} aria-hidden />}
        isOn={isLive(video)}
        hint="V"
        onPress={() => call.turn('video')}
      />
      {canShare() && (
        <Control
          label={copy.controls.share}
          icon={<IconScreenShare size={23} aria-hidden />}
          isOn={isSharing}
          isWideOnly
          onPress={() => call.share()}
        />
      )}
    </>
  );
}

type Panels = Pick<ControlsProps, 'panel' | 'onPanel'>;

/** The properties of a tool that depend on whether its panel is open. */
const opening = (name: PanelName, { panel, onPanel }: Panels) => ({
  isPanel: panel === name,
  isOn: panel === name,
  onPress: () => onPanel(name),
});

function HostPanels({ entry, ...panels }: Pick<ControlsProps, 'entry'> & Panels) {
  return (
    <>
      <Control
        label={copy.controls.memo}
        icon={<IconNotes size={23} aria-hidden />}
        isWideOnly
        {...opening('memo', panels)}
      />
      {hasResume(entry) && (
        <Control
          label={copy.controls.resume}
          icon={<IconFileText size={23} aria-hidden />}
          isWideOnly
          {...opening('resume', panels)}
        />
      )}
    </>
  );
}

function PanelControls({
  entry,
  call,
  unread,
  ...panels
}: Pick<ControlsProps, 'entry' | 'call' | 'unread'> & Panels) {
  const { seekers, isHost } = useCallState(call);
  return (
    <>
      <Control
        label={copy.controls.people}
        icon={<IconUsers size={23} aria-hidden />}
        count={seekers.length}
        {...opening('people', panels)}
      />
      <Control
        label={copy.controls.chat}
        icon={<IconMessage size={23} aria-hidden />}
        count={unread}
        {...opening('chat', panels)}
      />
      {isHost && <HostPanels entry={entry} {...panels} />}
      <Control
        label={copy.controls.devices}
        icon={<IconSettings size={23} aria-hidden />}
        isWideOnly
        {...opening('devices', panels)}
      />
    </>
  );
}

/** The tools under the pictures. */
export function Controls({ code, entry, call, devices, panel, onPanel, unread }: ControlsProps) {
  const state = useCallState(call);
  const { isHost, seekers } = state;
  const { close, leave } = useEndInterview(call);
  useShortcuts(call);
  return (
    <footer className={styles.bar} aria-label={copy.controls.label}>
      <Button
        kind="subtle"
        size="sm"
        className={styles.link}
        icon={<IconLink size={18} aria-hidden />}
        onClick={() => copyLink(code)}
      >
        {copy.controls.link}
      </Button>
      <div className={styles.controls}>
        <DeviceControls call={call} devices={devices} />
        {isHost && entry.interviewees.length > 1 && seekers.length > 0 && (
          <Control
            label={copy.controls.next}
            icon={<IconUserPlus size={23} aria-hidden />}
            onPress={() => callNextSeeker(code, state)}
          />
        )}
        <PanelControls entry={entry} call={call} panel={panel} onPanel={onPanel} unread={unread} />
        <MoreMenu code={code} call={call} entry={entry} onPanel={onPanel} onLeave={leave} />
      </div>
      <button type="button" className={styles.end} onClick={() => void (isHost ? close() : leave())}>
        <IconDoorExit size={20} aria-hidden />
        <span>{isHost ? copy.controls.end : copy.exit}</span>
      </button>
      {isHost && (
        <button type="button" className={styles.leave} onClick={() => void leave()}>
          {copy.exit}
        </button>
      )}
    </footer>
  );
}
