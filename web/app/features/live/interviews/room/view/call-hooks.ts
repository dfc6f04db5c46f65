import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Call } from '../call/call.ts';
import type { Devices } from '../media/devices.ts';

/** The current state of a call. */
export const useCallState = (call: Call) => useSyncExternalStore(call.onChange, call.read, call.read);

/** The current devices of this browser. */
export const useDevicesState = (devices: Devices) =>
  useSyncExternalStore(devices.onChange, devices.read, devices.read);

/** The current time, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
