import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from './ids.ts';

/** The primary key column: a UUIDv7 made by the application. */
export const id = () => uuid('id').primaryKey().$defaultFn(newId);

/** A moment with time zone, as a Date and as exact as one: finer digits would slip through list cursors. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
