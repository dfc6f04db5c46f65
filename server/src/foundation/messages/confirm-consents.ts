import { sql } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { terms, termsAgreements } from '#account/terms/tables.ts';
import { findConsents, MARKETING_TERMS } from './consents.ts';
import { advertisingConsents } from './tables.ts';

interface Confirmation {
  userId: string;
  agreedAt: Date;
  /** How many periods of two years are over. */
  round: number;
}

/**
 * Members who agreed to advertising two, four … years ago and are to be reminded of it (정보통신망법 제50조 제8항); the
 * window of three days catches up after an outage. `after` is the last user seen.
 */
export async function listConsentsToConfirm(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ confirmations: Confirmation[]; last: string | undefined }> {
  const answer = await db.execute(sql`
    select said.user_id, max(round)::int as round
    from (
      select ${advertisingConsents.userId} as user_id, ${advertisingConsents.at} as at
      from ${advertisingConsents} where ${advertisingConsents.isGranted}
      union all
      select ${termsAgreements.userId}, ${termsAgreements.agreedAt}
      from ${termsAgreements} join ${terms} on ${terms.id} = ${termsAgreements.termsId}
      where ${terms.code} = ${MARKETING_TERMS}
    ) as said, generate_series(1, 10) as round
    where said.at + round * interval '2 years' between ${now.toISOString()}::timestamptz - interval '3 days'
      and ${now.toISOString()}::timestamptz
      and ${after ? sql`said.user_id > ${after}::uuid` : sql`true`}
    group by said.user_id order by said.user_id limit ${limit}`);
  const due = answer.rows.map((row) => ({ userId: String(row['user_id']), round: Number(row['round']) }));
  const confirmations: Confirmation[] = [];
  for (const { userId, round } of due) {
    const { agreedAt } = await findConsents(db, userId);
    if (agreedAt && isDue(agreedAt, round, now)) confirmations.push({ userId, agreedAt, round });
  }
  return { confirmations, last: due.at(-1)?.userId };
}

/** A newer consent has restarted the two years. */
function isDue(agreedAt: Date, round: number, now: Date): boolean {
  const due = new Date(agreedAt);
  due.setUTCFullYear(due.getUTCFullYear() + 2 * round);
  return due <= now;
}
