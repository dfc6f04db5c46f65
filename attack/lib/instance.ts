import type { Db } from '../../server/src/kit/context.ts';
import type { Running } from '../../scripts/lib/product.ts';

export const SECRET = 'attack-secret-attack-secret-attack-secret';

/** A running product with access to its database. */
export interface Instance extends Running {
  db: Db;
  databaseUrl: string;
  dataDir: string;
  /** The environment for a second process of the same installation. */
  env: Record<string, string>;
  /** Ends the process at once, as `kill -9` does, and waits for its end. */
  kill: () => Promise<void>;
}

/** An embedded installation: its folder is filled first, then served any number of times. */
export interface Embedded {
  dataDir: string;
  /** Opens the folder in this process; only while no product runs on it. */
  inside: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  start: (env?: Record<string, string>) => Promise<Running>;
}
