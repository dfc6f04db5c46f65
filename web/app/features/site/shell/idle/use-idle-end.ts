import { CONSOLE_IDLE_SECONDS } from '@ieum/contract/account/auth/session-enums.ts';
import { useEffect, useState } from 'react';
import { lastActivity } from '#lib/session/last-activity.ts';
import { extendSession, readTimeLeft } from './data.ts';

const CHECK_MS = 15_000;
/** The warning is shown for this long. */
const WARNING_MS = 120_000;
/** Somebody who typed or pressed something so recently is present, although no call was made. */
const PRESENT_MS = 120_000;

/** The last time that somebody typed or pressed something on this page. */
function watchInput() {
  let inputAt = 0;
  const note = () => {
    inputAt = Date.now();
  };
  const kinds = ['keydown', 'pointerdown', 'input'] as const;
  for (const kind of kinds) addEventListener(kind, note, { capture: true, passive: true });
  return {
    lastInput: () => inputAt,
    stop: () => {
      for (const kind of kinds) removeEventListener(kind, note, { capture: true });
    },
  };
}

/** How long after the last activity of this tab the server is asked. */
const quietFor = () => Date.now() - lastActivity();
const QUIET_MS = CONSOLE_IDLE_SECONDS * 1000 - WARNING_MS;

/**
 * The moment at which the administrator's session ends without activity, once that is near. Only the server knows
 * it, because other tabs are active too; when the time is over, asking it ends the session on this page.
 */
export function useIdleEnd() {
  const [endsAt, setEndsAt] = useState<number>();

  useEffect(() => {
    const input = watchInput();
    let nextCheck = 0;
    const check = async () => {
      if (quietFor() < QUIET_MS) return setEndsAt(undefined);
      if (Date.now() < nextCheck) return undefined;
      const left = await readTimeLeft();
      if (left > WARNING_MS) {
        nextCheck = Date.now() + left - WARNING_MS;
        return setEndsAt(undefined);
      }
      if (Date.now() - input.lastInput() < PRESENT_MS) {
        await extendSession();
        return setEndsAt(undefined);
      }
      return setEndsAt(Date.now() + left);
    };
    // Without a connection the time is asked for again at the next check.
    const timer = setInterval(() => void check().catch(() => undefined), CHECK_MS);
    return () => {
      clearInterval(timer);
      input.stop();
    };
  }, []);

  const stay = async () => {
    await extendSession();
    setEndsAt(undefined);
  };
  return { endsAt, stay };
}
