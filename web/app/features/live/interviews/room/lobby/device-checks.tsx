import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { Call } from '../call/call.ts';
import { browserOf } from '../media/detect-browser.ts';
import { isLive, type Device, type Devices, type Kind } from '../media/devices.ts';
import { useAudioLevel } from '../media/audio-level.ts';
import { checkCopy as copy } from './check-copy.ts';
import styles from './device-checks.module.css';
import { useCallState, useDevicesState } from '../view/call-hooks.ts';

const BARS = 12;

function Meter({ track }: { track: MediaStreamTrack | undefined }) {
  const level = useAudioLevel(track);
  const lit = Math.round(level * BARS);
  return (
    <span
      className={styles.meter}
      role="meter"
      aria-label={copy.level}
      aria-valuemin={0}
      aria-valuemax={BARS}
      aria-valuenow={lit}
    >
      {Array.from({ length: BARS }, (_, i) => (
        <i key={i} data-lit={i < lit || undefined} />
      ))}
    </span>
  );
}

const Check = ({ title, isGood, children }: { title: string; isGood: boolean; children: ReactNode }) => (
  <li data-good={isGood || undefined}>
    {isGood ? (
      <IconCircleCheck size={20} aria-hidden />
    ) : (
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
    )}
    <b>{title}</b>
    {children}
  </li>
);

function textOf(device: Device, isReady: boolean): string {
  if (device.problem) return copy.short[device.problem];
  if (!device.isOn) return copy.off;
  return isReady || device.track ? copy.seen : copy.checking;
}

/** How the first device that fails can be made to work. */
function helpOf(name: string, { problem }: Device): string | undefined {
  if (problem === undefined) return undefined;
  return problem === 'blocked' ? copy.blocked[browserOf(navigator.userAgent)](name) : copy[problem](name);
}

/** Camera, microphone and network at a glance, and advice about the first that fails. */
export function DeviceChecks({ devices, call }: { devices: Devices; call: Call }) {
  const { audio, video, isReady } = useDevicesState(devices);
  const { isConnected } = useCallState(call);
  const failing: Kind | undefined = video.problem ? 'video' : audio.problem && 'audio';
  const help = helpOf(copy.camera, video) ?? helpOf(copy.mic, audio) ?? (isConnected ? undefined : copy.slow);
  return (
    <>
      <ul className={styles.checks} aria-label={copy.label}>
        <Check title={copy.camera} isGood={isLive(video)}>
          <span>{textOf(video, isReady)}</span>
        </Check>
        <Check title={copy.mic} isGood={isLive(audio)}>
          {isLive(audio) ? <Meter track={audio.track} /> : <span>{textOf(audio, isReady)}</span>}
        </Check>
        <Check title={copy.network} isGood={isConnected}>
          <span>{isConnected ? copy.connected : copy.unconnected}</span>
        </Check>
      </ul>
      {help && (
        <div className={styles.help} role="status">
          <p>{help}</p>
          {failing && (
            <Button kind="default" size="sm" onClick={() => devices.retry(failing)}>
              {copy.again}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
