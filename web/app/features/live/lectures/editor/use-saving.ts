import { useState } from 'react';

/** Runs changes of lectures; each is done once the queries that show it were read again. */
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
