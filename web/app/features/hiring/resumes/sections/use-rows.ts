import { useRef, useState } from 'react';

/** One entry of a list on the screen; its key stays the same while it is edited and moved. */
export interface Row<T> {
  key: number;
  value: T;
}

let lastKey = 0;

const rowOf = <T>(value: T): Row<T> => {
  lastKey += 1;
  return { key: lastKey, value };
};

/** The rows with the one at `from` moved to `to`; the same rows when there is no such index. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows];
  if (to < 0 || to >= next.length) return next;
  const [row] = next.splice(from, 1);
  if (row !== undefined) next.splice(to, 0, row);
  return next;
}

/** A list whose entries can be added, changed, moved and removed; every change reports the whole list. */
export function useRows<T>(initial: readonly T[], onChange: (values: T[]) => void) {
  const [rows, setRows] = useState(() => initial.map(rowOf));
  const latest = useRef(rows);

  const become = (next: Row<T>[]) => {
    latest.current = next;
    setRows(next);
    onChange(next.map(({ value }) => value));
  };

  return {
    rows,
    add: (value: T): number => {
      const row = rowOf(value);
      become([...latest.current, row]);
      return row.key;
    },
    change: (key: number, value: T) =>
      become(latest.current.map((row) => (row.key === key ? { key, value } : row))),
    move: (from: number, to: number) => become(moved(latest.current, from, to)),
    /** Returns the function that restores the entry at its position. */
    remove: (key: number): (() => void) => {
      const index = latest.current.findIndex((row) => row.key === key);
      const row = latest.current[index];
      become(latest.current.filter((one) => one.key !== key));
      return () => {
        if (row) become(latest.current.toSpliced(index, 0, row));
      };
    },
  };
}
