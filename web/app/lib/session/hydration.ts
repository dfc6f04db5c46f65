import { useSyncExternalStore } from 'react';

/**
 * Called in the first effect, before React handles events: the page is interactive (`<html data-live>`) a
 * moment later.
 */
export function markHydrated(): void {
  const { dataset } = document.documentElement;
  // A document that loads its font later marks the link; in any other the font is loaded.
  if (!document.querySelector('link[data-fonts]')) dataset['fonts'] = '';
  setTimeout(() => {
    dataset['live'] = '';
  });
}

/** A font that was loaded while the previous page was being read is applied with the next page. */
export function applyLateFont(): void {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] === 'next') dataset['fonts'] = '';
}

const never = () => () => undefined;

/** False on the server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The attributes of a control that needs scripts: it cannot be pressed before they are loaded. */
export function useDisabledUntilHydrated(): { disabled?: true; 'data-waits'?: '' } {
  return useIsHydrated() ? {} : { disabled: true, 'data-waits': '' };
}
