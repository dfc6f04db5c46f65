import { useSyncExternalStore } from 'react';

/** Called in the first effect, in which React takes no event yet: the page is alive (`<html data-live>`) a moment later. */
export function markAlive(): void {
  const { dataset } = document.documentElement;
  if (import.meta.env.DEV) dataset['fonts'] = '';
  setTimeout(() => {
    dataset['live'] = '';
  });
}

/** A font that came while the page before was being read is applied with the next page. */
export function applyLateFont(): void {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] === 'next') dataset['fonts'] = '';
}

const never = () => () => undefined;

/** False on the server and while the browser takes the server's document over. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The attributes of a control that works by scripts alone: it takes no press before they are there. */
export function useScripted(): { disabled?: true; 'data-waits'?: '' } {
  return useIsAlive() ? {} : { disabled: true, 'data-waits': '' };
}
