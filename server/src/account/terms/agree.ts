import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import type { Db, Work } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import { listTermsFor } from './queries.ts';
import { termsAgreements, type TermsRow } from './tables.ts';

/**
 * The listed terms among the sent ids; 400 when a required one of this user type is missing. Others are
 * ignored.
 */
export async function listAgreed(
  db: Db,
  userType: UserType,
  termsIds: readonly string[],
): Promise<TermsRow[]> {
  const listed = await listTermsFor(db, userType);
  const agreed = listed.filter(({ id }) => termsIds.includes(id));
  if (listed.some((row) => row.isNecessary && !agreed.includes(row)))
    throw invalidAt('_terms', m.termsNotAgreed);
  return agreed;
}

/** Records to which version of each of the terms a user agreed. */
export async function recordAgreements(
  { db, now }: Pick<Work, 'db' | 'now'>,
  userId: string,
  agreed: readonly TermsRow[],
): Promise<void> {
  if (agreed.length === 0) return;
  const rows = agreed.map(({ id, version }) => ({ userId, termsId: id, version, agreedAt: now }));
  await db.insert(termsAgreements).values(rows);
}
