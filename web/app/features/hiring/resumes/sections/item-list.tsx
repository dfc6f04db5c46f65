import IconPlus from '~icons/tabler/plus';
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { askRemoval } from '#ui/layer/ask-removal.ts';
import { announceMove, ReorderRow } from '#ui/reorder/reorder-row.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { editorCopy as copy } from '../editor/editor-copy.ts';
import { ItemCard } from './item-card.tsx';
import styles from './item-list.module.css';
import { useRows, type Row } from './use-rows.ts';

export interface ItemProps<T> {
  value: T;
  onChange: (value: T) => void;
  /** The path of the list, to match the rejected fields. */
  index: number;
}

interface ItemListProps<T> {
  initial: readonly T[];
  onChange: (values: T[]) => void;
  blank: T;
  addLabel: string;
  /** The maximum number of entries on the server. */
  max: number;
  titleOf: (value: T, index: number) => string;
  noteOf: (value: T, index: number) => string;
  /** An entry with an invalid field stays open. */
  hasError: (index: number) => boolean;
  children: (props: ItemProps<T>) => ReactNode;
}

/** Focuses the first field of an entry that was just added. */
function useEntryFocus() {
  const place = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState<number>();
  useEffect(() => {
    if (fresh === undefined) return;
    const entries = place.current?.querySelectorAll('article') ?? [];
    [...entries].at(-1)?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [fresh]);
  return { place, setFresh };
}

/** Which entries are expanded. */
function useExpandedItems() {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<number>>(new Set());
  const toggle = (key: number) => {
    const next = new Set(openKeys);
    if (!next.delete(key)) next.add(key);
    setOpenKeys(next);
  };
  return { openKeys, openOnly: (key: number) => setOpenKeys(new Set([key])), toggle };
}

interface AddButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  onPress: () => void;
}

const AddButton = ({ ref, label, onPress }: AddButtonProps) => (
  <button ref={ref} type="button" className={styles.add} onClick={onPress}>
    <IconPlus size={18} aria-hidden />
    {label}
  </button>
);

/** Entries that can be added, collapsed, moved by dragging, buttons and keys, and deleted with an undo. */
export function ItemList<T>(props: ItemListProps<T>) {
  const { initial, onChange, blank, addLabel, max, titleOf, noteOf, hasError, children } = props;
  const { rows, add, change, move, remove } = useRows(initial, onChange);
  const { openKeys, openOnly, toggle } = useExpandedItems();
  const { place, setFresh } = useEntryFocus();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useId();

  const addEntry = () => {
    const key = add(blank);
    openOnly(key);
    setFresh(key);
  };
  const moveTo = (from: number, to: number) => {
    const moved = rows[from];
    move(from, to);
    if (moved) announceMove(titleOf(moved.value, from), to, rows.length);
  };
  const removeEntry = async ({ key, value }: Row<T>, title: string) => {
    const hasContent = JSON.stringify(value) !== JSON.stringify(blank);
    if (!(await askRemoval(title, hasContent))) return;
    toast(copy.removed(title), { undo: remove(key) });
    addButton.current?.focus();
  };

  return (
    <div ref={place}>
      {rows.map(({ key, value }, index) => {
        const title = titleOf(value, index);
        return (
          <ReorderRow key={key} list={list} index={index} count={rows.length} name={title} onMove={moveTo}>
            {(grip) => (
              <ItemCard
                title={title}
                grip={grip}
                note={noteOf(value, index)}
                isOpen={openKeys.has(key) || hasError(index)}
                onToggle={() => toggle(key)}
                onUp={index > 0 ? () => moveTo(index, index - 1) : undefined}
                onDown={index < rows.length - 1 ? () => moveTo(index, index + 1) : undefined}
                onRemove={() => void removeEntry({ key, value }, title)}
              >
                {children({ value, index, onChange: (next) => change(key, next) })}
              </ItemCard>
            )}
          </ReorderRow>
        );
      })}
      {rows.length < max && <AddButton ref={addButton} label={addLabel} onPress={addEntry} />}
    </div>
  );
}
