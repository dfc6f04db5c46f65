import type { Db } from '../context.ts';

/** Prepares a statement once per connection handle; a transaction prepares its own. */
export function preparedStatement<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const fresh = make(db);
    made.set(db, fresh);
    return fresh;
  };
}
