import { useEffectEvent, useLayoutEffect } from 'react';

interface ListKeys {
  ids: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

const isBusyElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, aside') !== null) ||
  document.querySelector('dialog[open], aside[aria-labelledby="side-panel-title"]') !== null;

const isSeen = (element: HTMLElement): boolean => element.offsetParent !== null;

/** J and K go from row to row, X selects; Enter on a name opens it, as on every link. */
export function useListKeys({ ids, onChoose }: ListKeys): void {
  const moveOrSelect = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    const key = event.key.toLowerCase();
    if (!isPlain || !['j', 'k', 'x'].includes(key) || isBusyElsewhere(event.target)) return;
    const names = [...document.querySelectorAll<HTMLElement>('[data-applicant]')].filter(isSeen);
    const at = names.findIndex((name) => name === document.activeElement);
    if (key !== 'x') {
      names[Math.max(0, Math.min(at + (key === 'j' ? 1 : -1), names.length - 1))]?.focus();
      return;
    }
    const id = names[at]?.dataset['applicant'];
    if (!id) return;
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  });
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => moveOrSelect(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
