import type { BulkAction } from './bulk-action.ts';

interface Row {
  _id: string;
}

export interface ActionTexts {
  label: string;
  about: string;
}

interface SwitchOptions {
  show: ActionTexts;
  hide: ActionTexts;
  set: (id: string, isActive: boolean) => Promise<unknown>;
  onDone: () => Promise<unknown>;
}

/** The two actions that show and hide rows. */
export function switchActions({ show, hide, set, onDone }: SwitchOptions) {
  const switchTo = (isActive: boolean) => ({
    changes: (row: Row & { isActive: boolean }) => row.isActive !== isActive,
    run: (row: Row) => set(row._id, isActive),
    undo: (row: Row) => set(row._id, !isActive),
    onDone,
  });
  return [
    { key: 'show', ...show, ...switchTo(true) },
    { key: 'hide', ...hide, ...switchTo(false) },
  ] satisfies BulkAction<Row & { isActive: boolean }>[];
}
