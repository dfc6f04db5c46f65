import { eq } from 'drizzle-orm';
import { companies } from '#companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { SANITISER_VERSION, textOfHtml } from '#platform/html.ts';
import { gramsOf, haystackOf } from './grams.ts';
import { recruitmentTexts } from './tables.ts';

interface Written {
  subject: string;
  summary: string;
  companyName: string;
  /** Cleaned HTML. */
  content: string;
}

/** The long text with everything the search needs of it. */
export function textColumns({ subject, summary, companyName, content }: Written) {
  const haystack = haystackOf([subject, summary, companyName, textOfHtml(content)]);
  return { content, sanitiserVersion: SANITISER_VERSION, haystack, grams: gramsOf(haystack) };
}

/** Writes the long text of a posting. */
export async function saveText(db: Db, recruitmentId: string, written: Written): Promise<void> {
  const columns = textColumns(written);
  await db
    .insert(recruitmentTexts)
    .values({ recruitmentId, ...columns })
    .onConflictDoUpdate({ target: recruitmentTexts.recruitmentId, set: columns });
}

/** The name under which a company's postings are found. */
export async function findCompanyName(db: Db, companyId: string): Promise<string> {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? '';
}
