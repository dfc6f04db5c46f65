import type { AccessRecords } from '#foundation/audit/public.ts';
import { memberTexts } from '@ieum/contract/site/members/texts.ts';
import type { Context } from '#kit/context.ts';

/** Within this time the calls of one reader about one member are one reading. */
const ONE_READING_MS = 10 * 60 * 1000;
const MAX_REMEMBERED = 10_000;

/**
 * Records that an administrator opened a member's record, once for all its sections; a process that restarts
 * records again rather than never.
 */
export function createRecordReadings(accessRecords: AccessRecords) {
  const remembered = new Map<string, number>();
  return (ctx: Context<'console'>, personId: string): void => {
    const key = `${ctx.actor.userId} ${personId}`;
    const at = ctx.now.getTime();
    const last = remembered.get(key);
    if (last !== undefined && at - last < ONE_READING_MS) return;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(key, at);
    accessRecords.record(ctx, { personId, what: 'RECORD', reason: memberTexts.reasonRecord.text.ko });
  };
}
