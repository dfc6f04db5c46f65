import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toast } from '#ui/toast/toasts.ts';
import { editorCopy as copy } from './editor-copy.ts';
import { ItemCard } from './item-card.tsx';
import styles from './item-list.module.css';
import { useRows } from './use-rows.ts';

export interface ItemProps<T> {
  value: T;
  onChange: (value: T) => void;
  /** Where the entry stands, for the paths of refused fields. */
  index: number;
}

interface ItemListProps<T> {
  initial: readonly T[];
  onChange: (values: T[]) => void;
  blank: T;
  addLabel: string;
  /** The most entries the server takes. */
  most: number;
  titleOf: (value: T, index: number) => string;
  noteOf: (value: T, index: number) => string;
  /** An entry with a refused field stays open. */
  isFaulty: (index: number) => boolean;
  children: (props: ItemProps<T>) => ReactNode;
}

/** Moves the focus into the first field of an entry that was just added. */
function useEntryFocus() {
  const place = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState<number>();
  useEffect(() => {
    if (fresh === undefined) return;
    place.current?.querySelector<HTMLElement>('article:last-of-type :is(input, select, textarea)')?.focus();
  }, [fresh]);
  return { place, setFresh };
}

/** Entries that can be added, folded, moved by buttons and deleted with a way back. */
export function ItemList<T>(props: ItemListProps<T>) {
  const { initial, onChange, blank, addLabel, most, titleOf, noteOf, isFaulty, children } = props;
  const { rows, add, change, move, remove } = useRows(initial, onChange);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<number>>(new Set());
  const { place, setFresh } = useEntryFocus();
  const addButton = useRef<HTMLButtonElement>(null);

  const addEntry = () => {
    const key = add(blank);
    setOpenKeys(new Set([key]));
    setFresh(key);
  };
  const fold = (key: number) => {
    const next = new Set(openKeys);
    if (!next.delete(key)) next.add(key);
    setOpenKeys(next);
  };
  const removeEntry = (key: number, title: string) => {
    const putBack = remove(key);
    toast(copy.removed(title), { undo: putBack });
    addButton.current?.focus();
  };

  return (
    <div ref={place}>
      {rows.map(({ key, value }, index) => {
        const title = titleOf(value, index);
        return (
          <ItemCard
            key={key}
            title={title}
            note={noteOf(value, index)}
            isOpen={openKeys.has(key) || isFaulty(index)}
            onFold={() => fold(key)}
            onUp={index > 0 ? () => move(key, -1) : undefined}
            onDown={index < rows.length - 1 ? () => move(key, 1) : undefined}
            onRemove={() => removeEntry(key, title)}
          >
            {children({ value, index, onChange: (next) => change(key, next) })}
          </ItemCard>
        );
      })}
      {rows.length < most && (
        <button ref={addButton} type="button" className={styles.add} onClick={addEntry}>
          <IconPlus size={18} aria-hidden />
          {addLabel}
        </button>
      )}
    </div>
  );
}
