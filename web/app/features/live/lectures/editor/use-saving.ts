import { useState } from 'react';

/** Runs the changes of lectures, each until what shows them was read again; `isSaving` meanwhile. */
export function useSaving(refresh: () => Promise<unknown>) {
  const [isSaving, setSaving] = useState(false);
  const saving = async (save: () => Promise<unknown>) => {
    setSaving(true);
    try {
      await save();
      await refresh();
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, saving };
}
