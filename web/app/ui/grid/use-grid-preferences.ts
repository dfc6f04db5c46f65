import { useState } from 'react';
import { browserStorage } from '#lib/storage/browser-storage.ts';

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

const nameOf = (name: string) => `ieum.grid.${name}`;

function readPreferences(name: string): GridPreferences {
  const kept = browserStorage.readJson(nameOf(name));
  return isPreferences(kept) ? kept : PLAIN;
}

/** The person's columns and density of one table, stored in this browser. */
export function useGridPreferences(name: string) {
  const [preferences, setPreferences] = useState(() => readPreferences(name));
  const change = (patch: Partial<GridPreferences>) => {
    const next = { ...preferences, ...patch };
    setPreferences(next);
    browserStorage.writeJson(nameOf(name), next);
  };
  return { preferences, change };
}
