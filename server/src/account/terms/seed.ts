import type { Work } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { terms } from './tables.ts';
import { companyTerms, marketingTerms, personTerms } from './initial-terms/consents.ts';
import { privacyTerms } from './initial-terms/privacy.ts';
import { serviceTerms } from './initial-terms/service.ts';
import { storeVersions } from './versions.ts';

const initialTerms = [serviceTerms, privacyTerms, personTerms, companyTerms, marketingTerms];

/**
 * Creates the initial terms where an installation has none with their code; terms that administrators wrote
 * stay unchanged.
 */
export async function seedTerms({ db, now }: Pick<Work, 'db' | 'now'>): Promise<void> {
  const rows = initialTerms.map(({ effectiveOn: _day, ...row }) => ({
    ...row,
    createdAt: now,
    updatedAt: now,
  }));
  const added = await db.insert(terms).values(rows).onConflictDoNothing({ target: terms.code }).returning();
  await storeVersions(
    { db, now },
    added.map((row) => ({ ...row, effectiveAt: firstDayOf(row.code, now) })),
  );
}

/** The day that the version names; undefined while it is still to come, because the version is in force at once. */
function firstDayOf(code: string, now: Date): Date | undefined {
  const { effectiveOn } = initialTerms.find((row) => row.code === code) ?? {};
  const day = effectiveOn && startOfSeoulDay(effectiveOn);
  return day && day <= now ? day : undefined;
}
