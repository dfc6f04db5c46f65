import type { Actor } from '#kit/context.ts';
import type { InboxItemRow } from './tables.ts';

/** A notification is its reader's alone. */
export const ownsItem = (actor: Actor | undefined, { userId }: InboxItemRow): boolean =>
  actor?.userId === userId;
