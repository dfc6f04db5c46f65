import { useState } from 'react';
import { importOrAlert } from '../alert/import-or-alert.ts';
import { ActionBar } from '../grid/tools/action-bar.tsx';
import type { BulkAction } from './bulk-action.ts';
import type { BulkSheet as Sheet } from './bulk-sheet.tsx';

interface BulkBarProps<R> {
  actions: readonly BulkAction<R>[];
  rows: readonly R[];
  nameOf: (row: R) => string;
  clear: () => void;
}

interface OpenBulkAction<R> {
  action: BulkAction<R>;
  BulkSheet: typeof Sheet;
}

/** The actions on the selected rows of a list; the sheet of an action is loaded when one is pressed. */
export function BulkBar<R extends { _id: string }>({ actions, rows, nameOf, clear }: BulkBarProps<R>) {
  const [opened, setOpened] = useState<OpenBulkAction<R>>();
  const open = async (action: BulkAction<R>) => {
    const loaded = await importOrAlert(() => import('./bulk-sheet.tsx'));
    if (loaded) setOpened({ action, BulkSheet: loaded.BulkSheet });
  };
  return (
    <>
      <ActionBar count={rows.length} onClear={clear}>
        {actions.map((action) => (
          <button key={action.key} type="button" onClick={() => void open(action)}>
            {action.icon}
            {action.label}
          </button>
        ))}
      </ActionBar>
      {opened && (
        <opened.BulkSheet
          action={opened.action}
          rows={rows}
          nameOf={nameOf}
          onClose={() => setOpened(undefined)}
          onDone={clear}
        />
      )}
    </>
  );
}
