import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from './ids.ts';

/** The primary key column: a UUIDv7 made by the application. */
export const id = () => uuid('id').primaryKey().$defaultFn(newId);

/**
 * An instant with time zone, exact to the millisecond as a Date is; finer digits would break list cursors.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
