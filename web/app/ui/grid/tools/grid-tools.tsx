import IconColumns3 from '~icons/tabler/columns-3';
import IconRowInsertBottom from '~icons/tabler/row-insert-bottom';
import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { ActionMenu } from '../../popup/action-menu.tsx';
import { Popup } from '../../popup/popup.tsx';
import { gridCopy as copy } from '../copy.ts';
import type { Column } from '../grid-types.ts';
import styles from '../grid.module.css';
import type { Density, GridPreferences } from '../use-grid-preferences.ts';

const ColumnChoice = lazyPart(async () => (await import('./column-choice.tsx')).ColumnChoice);

const ROW_HEIGHT = 40;

const DENSITIES: readonly Density[] = ['normal', 'compact', 'tight'];

interface ToolsProps<R> {
  /** The columns that may be hidden and moved, in the present order. */
  columns: readonly Column<R>[];
  preferences: GridPreferences;
  onChange: (patch: Partial<GridPreferences>) => void;
}

/** Density and columns of a table, right of its filters. */
export function GridTools<R>({ columns, preferences, onChange }: ToolsProps<R>) {
  const { density, hidden } = preferences;
  return (
    <div className={styles.tableTools}>
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
        {/* The layer is placed before its content is loaded. */}
        <div className={styles.columnChoice} style={{ minHeight: columns.length * ROW_HEIGHT }}>
          <Suspense>
            <ColumnChoice columns={columns} hidden={hidden} onChange={onChange} />
          </Suspense>
        </div>
      </Popup>
    </div>
  );
}
