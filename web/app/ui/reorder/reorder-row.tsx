import IconGripVertical from '~icons/tabler/grip-vertical';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { announce } from '#ui/layout/live-region.tsx';
import { useEditable } from '../form/editable.tsx';
import { reorderCopy as copy } from './copy.ts';
import styles from './reorder.module.css';

interface ReorderRowProps {
  /** The id of the row's list, unique on the page. */
  list: string;
  index: number;
  count: number;
  /** The name of the row when its move is announced. */
  name: string;
  onMove: (from: number, to: number) => void;
  isLocked?: boolean;
  /** Renders the row around its handle. */
  children: (grip: ReactNode) => ReactNode;
}

/** Announces the row's new position. */
export const announceMove = (name: string, place: number, count: number): void =>
  announce(copy.moved(name, place + 1, count));

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp') return index - 1;
  if (key === 'ArrowDown') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The value of the last rendering, for what is called later. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Lets the row be dragged by its handle, and announces where it was dropped. */
function useDragging({ list, index, count, name, onMove }: ReorderRowProps, isLocked: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const move = useLatest(onMove);

  useEffect(() => {
    if (isLocked || count < 2) return undefined;
    let isGone = false;
    let undo: (() => void) | undefined;
    // Dragging is loaded later; the arrow keys and buttons work at once.
    void import('./drag-row.ts').then(({ makeRow }) => {
      if (isGone || !row.current || !grip.current) return;
      const onDropped = (from: number, to: number, moved: string) => {
        move.current(from, to);
        announceMove(moved, to, count);
      };
      undo = makeRow({ row: row.current, handle: grip.current, list, index, name, onMove: onDropped });
    });
    return () => {
      isGone = true;
      undo?.();
    };
  }, [list, index, count, name, isLocked, move]);
  return { row, grip };
}

/** A row that is moved by dragging its handle or by the arrow keys on it. */
export function ReorderRow(props: ReorderRowProps) {
  const { index, count, name, onMove, children } = props;
  const isLocked = !useEditable() || props.isLocked === true;
  const { row, grip } = useDragging(props, isLocked);

  const moveByKey = (event: KeyboardEvent) => {
    const to = targetOf(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= count || to === index) return;
    onMove(index, to);
    announceMove(name, to, count);
    // Moving a row in the document removes the focus.
    requestAnimationFrame(() => grip.current?.focus());
  };

  const button =
    isLocked || count < 2 ? null : (
      <button
        ref={grip}
        type="button"
        className={styles.grip}
        aria-label={copy.grip(name)}
        aria-description={copy.hint}
        onKeyDown={moveByKey}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
    );
  return (
    <div ref={row} className={styles.row}>
      {children(button)}
    </div>
  );
}
