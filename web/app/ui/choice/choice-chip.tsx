import type { ReactNode } from 'react';
import styles from './choice-chip.module.css';

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
