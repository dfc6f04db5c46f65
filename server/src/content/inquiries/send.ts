import type { z } from 'zod';
import { inquiryTexts as m } from '@ieum/contract/content/inquiries/texts.ts';
import type { InquiryDraft } from '@ieum/contract/content/inquiries/schemas.ts';
import { claimUploads } from '#foundation/files/public.ts';
import type { Context } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { tooManyMinutes } from '#kit/errors.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { inquirySent } from './events.ts';
import { serviceInquiries, type InquiryRow } from './tables.ts';

type Draft = z.output<typeof InquiryDraft>;

const HOUR = 60 * 60;

/** Stores an inquiry of a visitor or a member; 429 for many from one address or with one telephone number. */
export async function sendInquiry(
  ctx: Context<'anyone'>,
  limiter: Limiter,
  draft: Draft,
): Promise<InquiryRow> {
  await takeAllowance(limiter, { phone: draft.phone, address: ctx.caller.address });
  const userId = ctx.actor && !ctx.actor.isConsole ? ctx.actor.userId : null;
  await claimUploads(ctx, draft.files ?? [], ctx.actor?.userId ?? null);
  const row = await insertInquiry(ctx, draft, userId);
  await ctx.emit(inquirySent({ inquiryId: row.id }));
  return row;
}

/** Stores an inquiry that waits for its answer. */
export async function insertInquiry(
  { db, now, caller }: Pick<Context, 'db' | 'now' | 'caller'>,
  { files = [], agreed: _agreed, ...written }: Omit<Draft, 'files'> & { files?: string[] | undefined },
  userId: string | null,
): Promise<InquiryRow> {
  const times = { agreedAt: now, createdAt: now, position: now.getTime() };
  const values = { ...written, ...times, fileIds: [...new Set(files)], userId, locale: caller.locale };
  return one(await db.insert(serviceInquiries).values(values).returning());
}

async function takeAllowance(limiter: Limiter, { phone, address }: { phone: string; address: string }) {
  const allowances = [
    { key: `inquiry address ${networkOf(address)}`, max: 10, perSeconds: HOUR },
    { key: `inquiry phone ${phone}`, max: 3, perSeconds: HOUR },
    { key: `inquiry phone day ${phone}`, max: 6, perSeconds: 24 * HOUR },
  ];
  for (const allowance of allowances) {
    const taken = await limiter.take(allowance);
    if (!taken.ok) throw tooManyMinutes(m.tooMany, taken.retryAfterSeconds);
  }
}
