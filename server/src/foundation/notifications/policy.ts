import type { Actor } from '#kit/context.ts';
import type { InboxItemRow } from './tables.ts';

/** Only its reader may see a notification. */
export const ownsItem = (actor: Actor | undefined, { userId }: InboxItemRow): boolean =>
  actor?.userId === userId;
