import { userMessages as m } from '@ieum/contract/messages/users.ts';
import type { UserType } from '@ieum/contract/users.enums.ts';
import type { Work } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import { listTermsFor } from './queries.ts';
import { termsAgreements } from './tables.ts';

interface Consent {
  userId: string;
  userType: UserType;
  /** As the caller sent them; those of other types or unknown ones count for nothing. */
  termsIds: readonly string[];
}

/** Records what a new user agrees to, with the version; 400 when a necessary text of their type is missing (§5). */
export async function recordAgreements({ db, now }: Pick<Work, 'db' | 'now'>, consent: Consent): Promise<void> {
  const listed = await listTermsFor(db, consent.userType);
  const isAgreed = (id: string) => consent.termsIds.includes(id);
  if (listed.some(({ id, isNecessary }) => isNecessary && !isAgreed(id)))
    throw invalidAt('_terms', m.termsNotAgreed);
  const rows = listed
    .filter(({ id }) => isAgreed(id))
    .map(({ id, version }) => ({ userId: consent.userId, termsId: id, version, agreedAt: now }));
  if (rows.length > 0) await db.insert(termsAgreements).values(rows);
}
