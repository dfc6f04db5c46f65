import IconX from '~icons/tabler/x';
import { useEffect, type ReactNode } from 'react';
import { gridCopy as copy } from '../copy.ts';
import styles from './action-bar.module.css';

interface ActionBarProps {
  count: number;
  /** Replaces “n개 선택”: `3명 선택`. */
  countLabel?: string;
  onClear: () => void;
  /** Buttons; the bar styles them. */
  children: ReactNode;
}

/** The actions on the selected rows, floating over the list; Escape clears the selection. */
export function ActionBar({ count, countLabel, onClear, children }: ActionBarProps) {
  useEffect(() => {
    if (count === 0) return undefined;
    const clear = (event: KeyboardEvent) => {
      const isFree = !document.querySelector('dialog[open], [role="dialog"]');
      if (event.key === 'Escape' && isFree && !event.defaultPrevented) onClear();
    };
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [count, onClear]);

  if (count === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={copy.selected(count)}
      className={styles.bar}
      data-floats
      data-print="hidden"
    >
      <b>{countLabel ?? copy.selected(count)}</b>
      <i />
      {children}
      <i />
      <button type="button" aria-label={copy.clearSelection} onClick={onClear}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
