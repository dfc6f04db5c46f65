import IconMicrophone from '~icons/tabler/microphone';
import IconMicrophoneOff from '~icons/tabler/microphone-off';
import IconVideo from '~icons/tabler/video';
import IconVideoOff from '~icons/tabler/video-off';
import type { Call } from '../call/call.ts';
import { isLive, type Devices } from '../media/devices.ts';
import { roomCopy as copy } from '../view/copy.ts';
import styles from './lobby.module.css';
import { CameraPicture } from '../view/camera-picture.tsx';
import { useDevicesState } from '../view/call-hooks.ts';
import { MemberText } from '#ui/text/member-text.tsx';

/** The own picture before entering, with its two switches. */
export function OwnPicture({ name, devices, call }: { name: string; devices: Devices; call: Call }) {
  const { audio, video } = useDevicesState(devices);
  const Mic = isLive(audio) ? IconMicrophone : IconMicrophoneOff;
  const Camera = isLive(video) ? IconVideo : IconVideoOff;
  return (
    <div className={styles.preview}>
      <CameraPicture track={isLive(video) ? video.track : undefined} name={name} isMirrored />
      {name && (
        <span className={styles.chip}>
          <MemberText>{copy.me(name)}</MemberText>
        </span>
      )}
      <div className={styles.switches}>
        <button
          type="button"
          aria-label={copy.controls.mic}
          aria-pressed={isLive(audio)}
          onClick={() => call.turn('audio')}
        >
          <Mic size={24} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={copy.controls.camera}
          aria-pressed={isLive(video)}
          onClick={() => call.turn('video')}
        >
          <Camera size={24} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}
