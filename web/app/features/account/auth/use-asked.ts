import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useIsAlive } from '#lib/session/alive.ts';

/** Sends a form that was to be sent before its scripts were there, as it is filled by then. */
export function useAsked(
  form: RefObject<HTMLFormElement | null>,
  send: (form: HTMLFormElement) => Promise<void>,
) {
  const isAlive = useIsAlive();
  const sendAsked = useEffectEvent(() => {
    const element = form.current;
    if (element?.dataset['asked'] === undefined) return;
    element.removeAttribute('data-asked');
    void send(element);
  });
  useEffect(() => {
    if (!isAlive) return undefined;
    // What was chosen in the server's page is taken over first.
    const timer = setTimeout(() => sendAsked());
    return () => clearTimeout(timer);
  }, [isAlive]);
}
