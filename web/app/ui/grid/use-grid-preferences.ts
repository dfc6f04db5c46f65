import { useState } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';

const DENSITIES = ['normal', 'compact', 'tight'] as const;
export type Density = (typeof DENSITIES)[number];

/** How somebody looks at one table. */
export interface GridPreferences {
  /** The keys of columns in their order; columns that are not named follow. */
  order: readonly string[];
  hidden: readonly string[];
  density: Density;
}

/** Preferences that were saved under a name. */
export interface NamedPreferences extends GridPreferences {
  _id: string;
}

const PLAIN: GridPreferences = { order: [], hidden: [], density: 'normal' };

const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : [];

/** The stored preferences, by whatever version of the product; those of another view do not count. */
function readStored(key: string, view: NamedPreferences | undefined): GridPreferences {
  const stored: Record<string, unknown> = { ...Object(browserStorage.readJson(key)) };
  if (view && stored['view'] !== view._id) return view;
  return {
    order: keysOf(stored['order']),
    hidden: keysOf(stored['hidden']),
    density: DENSITIES.find((one) => one === stored['density']) ?? PLAIN.density,
  };
}

/**
 * The person's columns and density of one table, stored in this browser. Where a saved view is open they are
 * the view's, and its unsaved changes are stored apart.
 */
export function useGridPreferences(name: string, view?: NamedPreferences) {
  const session = useSession();
  const account = session.state === 'in' ? `${session.userId}.` : '';
  const key = `ieum.grid.${account}${name}${view ? '.view' : ''}`;
  const [, setWrites] = useState(0);
  const preferences = readStored(key, view);
  const write = (value: object | undefined) => {
    browserStorage.writeJson(key, value);
    setWrites((count) => count + 1);
  };
  return {
    preferences,
    change: (patch: Partial<GridPreferences>) => {
      const { order, hidden, density } = { ...preferences, ...patch };
      write({ order, hidden, density, ...(view && { view: view._id }) });
    },
    /** Drops unsaved changes. */
    reset: () => write(undefined),
  };
}
