import { inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { terms, termsVersions } from './tables.ts';
import { effectiveAt } from './versions.ts';

/** The version of each of the terms that is in force at a moment. */
const inForceAt = (now: Date) => sql`
  select distinct on (${termsVersions.termsId})
    ${termsVersions.termsId} as terms_id, ${termsVersions.version} as version, ${termsVersions.content} as content
  from ${termsVersions} where ${effectiveAt} <= ${now.toISOString()}::timestamptz
  order by ${termsVersions.termsId}, ${effectiveAt} desc, ${termsVersions.version} desc`;

/** Brings planned versions into force whose day has come; whether there were any. */
export async function enforcePlanned({ db, now }: Pick<Work, 'db' | 'now'>): Promise<boolean> {
  // The lock comes first, so that the second statement sees what a write saved in the meantime.
  const due = await db
    .select({ id: terms.id })
    .from(terms)
    .where(
      sql`exists (select 1 from (${inForceAt(now)}) v where v.terms_id = ${terms.id} and v.version <> ${terms.version})`,
    )
    .for('update');
  if (due.length === 0) return false;
  const ids = due.map(({ id }) => id);
  const wording = (column: 'content' | 'version') =>
    sql`(select v.${sql.identifier(column)} from (${inForceAt(now)}) v where v.terms_id = ${terms.id})`;
  await db
    .update(terms)
    .set({
      content: wording('content'),
      version: wording('version'),
      revision: sql`${terms.revision} + 1`,
      updatedAt: now,
    })
    .where(inArray(terms.id, ids));
  return true;
}
