import IconColumns3 from '~icons/tabler/columns-3';
import IconRowInsertBottom from '~icons/tabler/row-insert-bottom';
import { Checkbox } from '../../button/checkbox.tsx';
import { ActionMenu } from '../../popup/action-menu.tsx';
import { Popup } from '../../popup/popup.tsx';
import { gridCopy as copy } from '../copy.ts';
import type { Column } from '../grid-types.ts';
import styles from '../grid.module.css';
import type { Density, GridPreferences } from '../use-grid-preferences.ts';

const DENSITIES: readonly Density[] = ['normal', 'compact', 'tight'];

interface ToolsProps<R> {
  columns: readonly Column<R>[];
  preferences: GridPreferences;
  onChange: (patch: Partial<GridPreferences>) => void;
}

/** Density and columns of a table, right of its filters. */
export function GridTools<R>({ columns, preferences, onChange }: ToolsProps<R>) {
  const { density, hidden } = preferences;
  const toggle = (key: string) =>
    onChange({ hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key] });
  return (
    <div className={styles.tools}>
      <ActionMenu
        label={copy.densities[density]}
        items={DENSITIES.map((one) => ({
          key: one,
          label: copy.densities[one],
          isCurrent: one === density,
          onChoose: () => onChange({ density: one }),
        }))}
      >
        <IconRowInsertBottom size={18} stroke={1.75} aria-hidden />
      </ActionMenu>
      <Popup
        label={copy.columns}
        look="subtle"
        align="end"
        trigger={
          <>
            <IconColumns3 size={17} stroke={1.75} aria-hidden />
            {copy.columns}
          </>
        }
      >
        <div className={styles.columnList}>
          {columns
            .slice(1)
            .filter(({ isTitleHidden }) => !isTitleHidden)
            .map((column) => (
              <Checkbox
                key={column.key}
                label={column.title}
                checked={!hidden.includes(column.key)}
                onChange={() => toggle(column.key)}
              />
            ))}
        </div>
      </Popup>
    </div>
  );
}
