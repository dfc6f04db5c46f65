import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import type { Devices, Kind } from '../media/devices.ts';
import { checkCopy as copy } from './check-copy.ts';
import styles from './lobby.module.css';
import { playTone } from '../view/test-tone.ts';
import { useDevicesState } from '../view/call-hooks.ts';

interface DeviceFieldsProps {
  devices: Devices;
  onChoose: (kind: Kind, id: string) => Promise<void>;
}

/** The choice of camera, microphone and speaker, and a sound to try the speaker. */
export function DeviceFields({ devices, onChoose }: DeviceFieldsProps) {
  const { found, audio, video, speaker } = useDevicesState(devices);
  const player = useRef<HTMLAudioElement>(null);
  const optionsOf = (kind: MediaDeviceKind) => {
    const own = found.filter((device) => device.kind === kind && device.deviceId !== '');
    const named = own.map(({ deviceId, label }, i) => ({
      value: deviceId,
      label: label || copy.numbered(i + 1),
    }));
    return [{ value: '', label: copy.standard }, ...named];
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label={copy.camera}
        value={video.chosen}
        options={optionsOf('videoinput')}
        error={video.rejected && copy.rejected[video.rejected]}
        onChange={(id) => void onChoose('video', id)}
      />
      <SelectField
        label={copy.mic}
        value={audio.chosen}
        options={optionsOf('audioinput')}
        error={audio.rejected && copy.rejected[audio.rejected]}
        onChange={(id) => void onChoose('audio', id)}
      />
      <div className={styles.speaker}>
        <SelectField
          label={copy.speaker}
          value={speaker}
          options={optionsOf('audiooutput')}
          onChange={devices.chooseSpeaker}
        />
        <Button kind="default" onClick={() => playTone(player.current, speaker)}>
          {copy.tryOut}
        </Button>
        <audio ref={player} hidden />
      </div>
    </div>
  );
}
