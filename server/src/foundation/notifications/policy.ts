import type { Actor } from '#kit/context.ts';
import type { InboxItemRow } from './tables.ts';

/** What somebody was told is theirs alone. */
export const ownsItem = (actor: Actor | undefined, { userId }: InboxItemRow): boolean =>
  actor?.userId === userId;
