import IconX from '~icons/tabler/x';
import type { ReactNode } from 'react';
import { useEscape } from '#ui/layer/use-escape.ts';
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
  useEscape(onClear, { isActive: count > 0 });
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
