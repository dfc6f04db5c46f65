import IconChevronDown from '~icons/tabler/chevron-down';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import styles from './editor.module.css';
import type { Part } from './checks/field-problems.ts';

interface PartCardProps {
  part: Part;
  isOpen: boolean;
  isCurrent: boolean;
  isComplete: boolean;
  /** The part in a few words, while it is collapsed. */
  summary: string;
  onToggle: () => void;
  onEnter: () => void;
  children: ReactNode;
}

export const idOfPart = (part: Part): string => `part-${part}`;

/** One group of the editor; a collapsed one shows its content in one row. */
export function PartCard(props: PartCardProps) {
  const { part, isOpen, isCurrent, isComplete, summary, onToggle, onEnter, children } = props;
  const id = idOfPart(part);
  return (
    <section
      id={id}
      className={styles.part}
      data-current={isCurrent || undefined}
      aria-labelledby={`${id}-title`}
      onFocusCapture={onEnter}
    >
      <h2 id={`${id}-title`}>
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={onToggle}>
          <span>{copy.parts[part]}</span>
          {isComplete && (
            <span role="img" aria-label={copy.complete} className={styles.complete}>
              <IconCircleCheckFilled size={20} aria-hidden />
            </span>
          )}
          {!isOpen && <em className="number">{summary}</em>}
          <IconChevronDown size={20} aria-hidden className={styles.arrow} />
        </button>
      </h2>
      {isOpen && (
        <div id={`${id}-body`} className={styles.partBody}>
          {children}
        </div>
      )}
    </section>
  );
}
