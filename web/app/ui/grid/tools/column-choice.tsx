import { useId } from 'react';
import { Checkbox } from '../../choice/checkbox.tsx';
import { ReorderRow } from '../../reorder/reorder-row.tsx';
import type { Column } from '../grid-types.ts';
import type { GridPreferences } from '../use-grid-preferences.ts';
import styles from './column-choice.module.css';

interface ColumnChoiceProps {
  /** In the present order. */
  columns: readonly Pick<Column<never>, 'key' | 'title'>[];
  hidden: readonly string[];
  onChange: (patch: Partial<GridPreferences>) => void;
}

/** Which columns a table shows, and their order: by dragging or by the arrow keys on a handle. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const list = useId();
  const keys = columns.map(({ key }) => key);
  const toggle = (key: string) =>
    onChange({ hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key] });
  const move = (from: number, to: number) => {
    const order = [...keys];
    order.splice(to, 0, ...order.splice(from, 1));
    onChange({ order });
  };
  return (
    <div className={styles.columns}>
      {columns.map(({ key, title }, index) => (
        <ReorderRow key={key} list={list} index={index} count={columns.length} name={title} onMove={move}>
          {(grip) => (
            <div className={styles.column}>
              <Checkbox label={title} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
              {grip}
            </div>
          )}
        </ReorderRow>
      ))}
    </div>
  );
}
