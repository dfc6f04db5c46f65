import { sql } from 'drizzle-orm';
import { applications } from './tables.ts';

/** What every change by the company sets besides. */
export const nextVersion = { version: sql<number>`${applications.version} + 1` };
