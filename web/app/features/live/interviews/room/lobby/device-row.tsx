import IconChevronRight from '~icons/tabler/chevron-right';
import IconSettings from '~icons/tabler/settings';
import { useState } from 'react';
import { Sheet } from '#ui/layer/sheet.tsx';
import type { Call } from '../call/call.ts';
import type { Devices } from '../media/devices.ts';
import { checkCopy as copy } from './check-copy.ts';
import { DeviceFields } from './device-fields.tsx';
import styles from './lobby.module.css';

/** On a phone one row, which opens the choice of devices as a sheet. */
export function DeviceRow({ devices, call }: { devices: Devices; call: Call }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.row} onClick={() => setIsOpen(true)}>
        <IconSettings size={20} stroke={1.75} aria-hidden />
        <span>{copy.change}</span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Sheet title={copy.devices} onClose={() => setIsOpen(false)}>
          <DeviceFields devices={devices} onChoose={(kind, id) => call.choose(kind, id)} />
        </Sheet>
      )}
    </>
  );
}
