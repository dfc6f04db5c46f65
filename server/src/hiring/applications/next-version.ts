import { sql } from 'drizzle-orm';
import { applications } from './tables.ts';

/** The columns that every change by the company also sets. */
export const nextVersion = { version: sql<number>`${applications.version} + 1` };
