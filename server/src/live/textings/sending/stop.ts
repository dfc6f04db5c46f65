import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import { stopTopics } from '#foundation/messages/public.ts';
import type { Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { topicOf } from './message-topic.ts';
import { returnQuota } from './quota.ts';
import { textingAddressees, textings, type TextingRow } from '../tables.ts';

/**
 * Takes a text message back: within the time to undo all of it, so that nothing is sent; later, what still waits for the
 * morning. 409 where nothing waits any more; the same once more changes nothing.
 */
export async function stopTexting({ db }: { db: Db }, { id, companyId }: TextingRow): Promise<void> {
  if ((await undo(db, eq(textings.id, id))) > 0) return;
  const [now] = await db.select().from(textings).where(eq(textings.id, id));
  if (now?.state === 'UNDONE') return;
  const count = await stopTopics({ db }, [topicOf(id)]);
  if (count === 0 || !now?.sentAt) throw new AppError('conflict', m.notWaiting);
  await returnQuota({ db }, { companyId, count, sentAt: now.sentAt });
}

/** Takes back the text messages about a meeting that can still be undone. */
export const undoTextingsAbout = (work: { db: Db }, meetingId: string): Promise<number> =>
  undo(work.db, eq(textings.meetingId, meetingId));

/** What was sent before has arrived, or failed for good. */
const WAITING_SECONDS = 2 * 24 * 60 * 60;

/** Takes back all text messages of a company whose account is suspended, also what still waits for the morning. */
export async function stopTextingsOf({ db, now }: { db: Db; now: Date }, companyId: string): Promise<void> {
  await undo(db, eq(textings.companyId, companyId));
  const isLate = gt(textings.sentAt, addSeconds(now, -WAITING_SECONDS));
  const late = await db
    .select({ id: textings.id })
    .from(textings)
    .where(and(eq(textings.companyId, companyId), eq(textings.state, 'SENT'), isLate));
  await stopTopics(
    { db },
    late.map(({ id }) => topicOf(id)),
  );
}

async function undo(db: Db, which: ReturnType<typeof eq>): Promise<number> {
  const undone = await db
    .update(textings)
    .set({ state: 'UNDONE' })
    .where(and(which, eq(textings.state, 'WAITING')))
    .returning({ id: textings.id, companyId: textings.companyId, sentAt: textings.sentAt });
  for (const { id, companyId, sentAt } of undone) {
    const counted = await db.$count(
      textingAddressees,
      and(inArray(textingAddressees.textingId, [id]), isNull(textingAddressees.problem)),
    );
    if (sentAt) await returnQuota({ db }, { companyId, count: counted, sentAt });
  }
  return undone.length;
}
