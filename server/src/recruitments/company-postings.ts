import { and, eq } from 'drizzle-orm';
import { companies } from '#companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { isId } from '#kit/ids.ts';

/** The id of a company that everybody may see: an approved one. */
export async function findPublicCompany(db: Db, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.approval, 'APPROVED')));
  return row?.id;
}
