import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onEscape` at Escape anywhere on the page, unless an open layer or a control uses that key itself. */
export function useEscape(onEscape: () => void, { isActive = true }: { isActive?: boolean } = {}): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    // One press does one thing: with a panel and a selection, the next press does the other.
    event.preventDefault();
    onEscape();
  });
  // Before the paint: the key may be pressed as soon as the panel is visible.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    // Not at the document, where React listens too: a control that stops the event must stop it for this.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isActive]);
}
