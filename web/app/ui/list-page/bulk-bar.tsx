import { useState } from 'react';
import { ActionBar } from '../grid/tools/action-bar.tsx';
import type { BulkAction } from './bulk-action.ts';
import { BulkSheet } from './bulk-sheet.tsx';

interface BulkBarProps<R> {
  actions: readonly BulkAction<R>[];
  rows: readonly R[];
  nameOf: (row: R) => string;
  clear: () => void;
}

/** The actions on the selected rows of a list. */
export function BulkBar<R extends { _id: string }>({ actions, rows, nameOf, clear }: BulkBarProps<R>) {
  const [open, setOpen] = useState<BulkAction<R>>();
  return (
    <>
      <ActionBar count={rows.length} onClear={clear}>
        {actions.map((action) => (
          <button key={action.key} type="button" onClick={() => setOpen(action)}>
            {action.icon}
            {action.label}
          </button>
        ))}
      </ActionBar>
      {open && (
        <BulkSheet
          action={open}
          rows={rows}
          nameOf={nameOf}
          onClose={() => setOpen(undefined)}
          onDone={clear}
        />
      )}
    </>
  );
}
