import { hourlyLimits, type HourlyKind } from '@ieum/contract/content/boards/enums.ts';
import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import type { MemberContext } from '#kit/context.ts';
import { takeHourlyQuota } from '#kit/db/quota.ts';
import { boardQuotas } from '../tables.ts';

/** Counts what a member writes; 429 beyond the most of this hour. */
export async function takeQuota(
  ctx: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  kind: HourlyKind,
): Promise<void> {
  if (ctx.actor.isConsole) return;
  await takeHourlyQuota(ctx, {
    table: boardQuotas,
    owner: { userId: ctx.actor.userId, kind },
    max: hourlyLimits[kind],
    exceeded: m.tooManyThisHour,
  });
}
