import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useIsHydrated } from '#lib/session/hydration.ts';

/** Sends a form that was submitted before its scripts were loaded, with its values of that moment. */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement | null>,
  send: (form: HTMLFormElement) => Promise<void>,
) {
  const isHydrated = useIsHydrated();
  const sendEarlySubmit = useEffectEvent(() => {
    const element = form.current;
    if (element?.dataset['submitted'] === undefined) return;
    element.removeAttribute('data-submitted');
    void send(element);
  });
  useEffect(() => {
    if (!isHydrated) return undefined;
    // Choices made in the server's page are taken over first.
    const timer = setTimeout(() => sendEarlySubmit());
    return () => clearTimeout(timer);
  }, [isHydrated]);
}
