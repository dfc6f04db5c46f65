import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './applicant-drawer.module.css';
import type { NeighbourApplicants } from '../moves/neighbour-applicants.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const isInHead = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-panel-head]') !== null;

/** J and K go to the next and the previous applicant; in the drawer's header also ↓ and ↑. */
function useSequenceKeys({ goToNext, goToPrevious }: NeighbourApplicants): void {
  const handleSequenceKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (!isPlain || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const [isNext, isPrevious] = isInHead(event.target)
      ? [key === 'j' || key === 'arrowdown', key === 'k' || key === 'arrowup']
      : [key === 'j', key === 'k'];
    const go = isNext ? goToNext : isPrevious ? goToPrevious : undefined;
    if (!go) return;
    event.preventDefault();
    go();
  });
  // Before the paint: the keys may be pressed as soon as the drawer is visible.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => handleSequenceKey(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

interface DrawerButtonProps {
  label: string;
  onPress: (() => void) | undefined;
  isPressed?: boolean;
  children: ReactNode;
}

/** A square button in the drawer's header. */
export const DrawerButton = ({ label, onPress, isPressed, children }: DrawerButtonProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-disabled={!onPress || undefined}
    onClick={onPress}
  >
    {children}
  </button>
);

/** The buttons to the previous and next applicant, and the position of the opened one among them. */
export function SequenceTools({ sequence }: { sequence: NeighbourApplicants }) {
  useSequenceKeys(sequence);
  return (
    <div className={styles.sequence} data-panel-lead>
      <DrawerButton label={copy.previous} onPress={sequence.goToPrevious}>
        <IconChevronLeft size={20} aria-hidden />
      </DrawerButton>
      <DrawerButton label={copy.next} onPress={sequence.goToNext}>
        <IconChevronRight size={20} aria-hidden />
      </DrawerButton>
      <span className="number" role="status">
        {sequence.text}
      </span>
    </div>
  );
}
