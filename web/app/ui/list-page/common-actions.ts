import type { BulkAction } from './bulk-action.ts';

interface Row {
  _id: string;
}

interface ActionTexts {
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

interface RemoveOptions extends ActionTexts {
  remove: (id: string) => Promise<unknown>;
  onDone: () => Promise<unknown>;
}

/** The action that deletes rows. */
export const removeAction = ({ remove, ...rest }: RemoveOptions): BulkAction<Row> => ({
  key: 'remove',
  tone: 'danger',
  changes: () => true,
  run: ({ _id }) => remove(_id),
  ...rest,
});
