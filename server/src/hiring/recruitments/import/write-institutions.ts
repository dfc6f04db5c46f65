import { sql } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import type { Work } from '#kit/context.ts';
import type { Incoming } from './read-rows.ts';

const BATCH = 500;

/**
 * Creates or renames the institutions: companies without a login, approved at once. Returns their ids by
 * their source ids.
 */
export async function writeInstitutions(
  { db, now }: Work,
  incoming: readonly Incoming[],
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Map(incoming.map(({ institutionId, companyName }) => [institutionId, companyName]))];
  const ids = new Map<string, string>();
  for (let from = 0; from < names.length; from += BATCH) {
    const rows = await db
      .insert(companies)
      .values(
        names
          .slice(from, from + BATCH)
          .map(([externalId, name]) => ({ ...institution, externalId, name, decidedAt: now })),
      )
      .onConflictDoUpdate({
        target: [companies.origin, companies.externalId],
        set: { name: sql`excluded.name` },
      })
      .returning({ id: companies.id, externalId: companies.externalId });
    for (const { id, externalId } of rows) ids.set(externalId ?? '', id);
  }
  return ids;
}

const institution = { userId: null, origin: 'ALIO', approval: 'APPROVED' } as const;
