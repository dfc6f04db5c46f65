import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { pageCopy as copy } from './page-copy.ts';
import styles from './filter-chip.module.css';

/** An active filter; pressing it removes the filter. */
export function FilterChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} aria-label={copy.removeFilter(name)} onClick={onRemove}>
      {name}
      <IconX size={14} aria-hidden />
    </button>
  );
}

interface ChoiceChipProps {
  isChosen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A choice that is on or off. */
export function ChoiceChip({ isChosen, onToggle, children }: ChoiceChipProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onToggle}>
      {children}
    </button>
  );
}
