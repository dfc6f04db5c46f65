import type { Work } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { terms } from './tables.ts';
import { companyTerms, marketingTerms, personTerms } from './texts/consents.ts';
import { privacyTerms } from './texts/privacy.ts';
import { serviceTerms } from './texts/service.ts';
import { storeVersions } from './versions.ts';

const seedTexts = [serviceTerms, privacyTerms, personTerms, companyTerms, marketingTerms];

/**
 * Creates the initial terms where an installation has none with their code; terms that administrators wrote
 * stay unchanged.
 */
export async function seedTerms({ db, now }: Pick<Work, 'db' | 'now'>): Promise<void> {
  const rows = seedTexts.map(({ effectiveOn: _day, ...text }) => ({
    ...text,
    createdAt: now,
    updatedAt: now,
  }));
  const added = await db.insert(terms).values(rows).onConflictDoNothing({ target: terms.code }).returning();
  await storeVersions(
    { db, now },
    added.map((row) => ({ ...row, effectiveAt: firstDayOf(row.code, now) })),
  );
}

/** The day that the text names; undefined while it is still to come, because the text is in force at once. */
function firstDayOf(code: string, now: Date): Date | undefined {
  const { effectiveOn } = seedTexts.find((text) => text.code === code) ?? {};
  const day = effectiveOn && startOfSeoulDay(effectiveOn);
  return day && day <= now ? day : undefined;
}
