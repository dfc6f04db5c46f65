import { useEffectEvent, useLayoutEffect } from 'react';
import { isLayerOpen } from '#lib/layers/is-layer-open.ts';

/** What Escape closes, in the order in which it was opened. */
const opened: symbol[] = [];

/**
 * Calls `onEscape` at Escape anywhere on the page, unless an open layer or a control uses that key itself. Of
 * several only the one that was opened last is called, so that one press does one thing.
 */
export function useEscape(onEscape: () => void, { isActive = true }: { isActive?: boolean } = {}): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (isLayerOpen()) return;
    event.preventDefault();
    onEscape();
  });
  // Before the paint: the key may be pressed as soon as the panel is visible.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const own = Symbol('opened');
    opened.push(own);
    const listener = (event: KeyboardEvent) => {
      if (opened.at(-1) === own) handleKey(event);
    };
    // Not at the document, where React listens too: a control that stops the event must stop it for this.
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      opened.splice(opened.indexOf(own), 1);
    };
  }, [isActive]);
}
