import { useState } from 'react';

export type Density = 'normal' | 'compact' | 'tight';

export interface GridPreferences {
  hidden: readonly string[];
  density: Density;
}

const PLAIN: GridPreferences = { hidden: [], density: 'normal' };

const isPreferences = (value: unknown): value is GridPreferences =>
  typeof value === 'object' &&
  value !== null &&
  'hidden' in value &&
  'density' in value &&
  Array.isArray(value.hidden);

function readPreferences(name: string): GridPreferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`ieum.grid.${name}`) ?? 'null');
    return isPreferences(kept) ? kept : PLAIN;
  } catch {
    return PLAIN;
  }
}

/** The person's columns and density of one table, kept in this browser. */
export function useGridPreferences(name: string) {
  const [preferences, setPreferences] = useState(() => readPreferences(name));
  const change = (patch: Partial<GridPreferences>) => {
    const next = { ...preferences, ...patch };
    setPreferences(next);
    try {
      localStorage.setItem(`ieum.grid.${name}`, JSON.stringify(next));
    } catch {
      // Only the next visit forgets it.
    }
  };
  return { preferences, change };
}
