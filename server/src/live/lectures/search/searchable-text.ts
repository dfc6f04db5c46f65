import { eq } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import type { Findable } from '#kit/search/save-texts.ts';
import { textOfHtml } from '#platform/files/html.ts';
import type { LectureRow } from '../tables.ts';

/** The text by which a lecture is found. */
export async function searchableTextOf(
  { id, subject, content, companyId }: Pick<LectureRow, 'id' | 'subject' | 'content' | 'companyId'>,
  db: Db,
): Promise<Findable> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return { rowId: id, parts: [subject, company?.name ?? '', textOfHtml(content)] };
}
