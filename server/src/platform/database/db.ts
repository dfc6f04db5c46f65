import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';

/** A connection or an open transaction; the type is the same for both databases. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
