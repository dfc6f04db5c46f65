import { useState } from 'react';

/** Runs changes of lectures; each is done once the queries that show it were read again. */
export function useSaving(refresh: () => Promise<unknown>) {
  const [isSaving, setSaving] = useState(false);
  const saving = async <T>(save: () => Promise<T>): Promise<T> => {
    setSaving(true);
    try {
      const stored = await save();
      await refresh();
      return stored;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, saving };
}
