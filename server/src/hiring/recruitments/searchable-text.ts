import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { SANITISER_VERSION, textOfHtml } from '#platform/files/html.ts';
import { ngramsOf, haystackOf } from '#kit/search/ngrams.ts';
import { labelsOf, type LabelledColumns } from './search/labels.ts';
import { recruitmentNgrams, recruitments, recruitmentContents } from './tables.ts';

interface WrittenTexts extends LabelledColumns {
  subject: string;
  summary: string;
  companyName: string;
  /** Cleaned HTML. */
  content: string;
}

/** The long text, and its words for the search. */
export function textColumns({ subject, summary, companyName, content, ...labelled }: WrittenTexts) {
  const haystack = haystackOf([subject, summary, companyName, ...labelsOf(labelled), textOfHtml(content)]);
  return { content, sanitiserVersion: SANITISER_VERSION, haystack };
}

/** Writes the long text of a recruitment. */
export async function saveText(db: Db, recruitmentId: string, written: WrittenTexts): Promise<void> {
  const columns = textColumns(written);
  await Promise.all([
    db
      .insert(recruitmentContents)
      .values({ recruitmentId, ...columns })
      .onConflictDoUpdate({ target: recruitmentContents.recruitmentId, set: columns }),
    saveNgrams(db, [{ recruitmentId, haystack: columns.haystack }]),
  ]);
}

/** Writes the long text of a recruitment that has just been inserted, so that nothing of it has to be read. */
export async function insertText(db: Db, inserted: IndexedColumns, written: WrittenTexts): Promise<void> {
  const { recruitmentId } = inserted;
  const columns = textColumns(written);
  await Promise.all([
    db.insert(recruitmentContents).values({ recruitmentId, ...columns }),
    db.insert(recruitmentNgrams).values({ ...inserted, ngrams: ngramsOf(columns.haystack) }),
  ]);
}

/** The columns of a recruitment that the search index copies. */
interface IndexedColumns {
  recruitmentId: string;
  state: RecruitmentState;
  publishedAt: Date | null;
}

interface Findable {
  recruitmentId: string;
  haystack: string;
}

/** Adds recruitments to the search index; state and day of publication are copied from the recruitments. */
export async function saveNgrams(db: Db, texts: readonly Findable[]): Promise<void> {
  if (texts.length === 0) return;
  const ids = texts.map(({ recruitmentId }) => recruitmentId);
  const found = await db
    .select({
      recruitmentId: recruitments.id,
      state: recruitments.publicState,
      publishedAt: recruitments.publishedAt,
    })
    .from(recruitments)
    .where(inArray(recruitments.id, ids));
  const haystacks = new Map(texts.map(({ recruitmentId, haystack }) => [recruitmentId, haystack]));
  const rows = found.map((row) => ({ ...row, ngrams: ngramsOf(haystacks.get(row.recruitmentId) ?? '') }));
  if (rows.length === 0) return;
  await db
    .insert(recruitmentNgrams)
    .values(rows)
    .onConflictDoUpdate({
      target: recruitmentNgrams.recruitmentId,
      set: {
        ngrams: sql`excluded.grams`,
        state: sql`excluded.state`,
        publishedAt: sql`excluded.published_at`,
      },
    });
}

const BATCH = 200;

/** Indexes every recruitment that is not indexed yet, as after a change of the searched text. */
export async function completeNgrams(db: Db): Promise<void> {
  let after = FIRST;
  for (;;) {
    const missing = await findUngrammed(db, after);
    const last = missing.at(-1);
    if (!last) return;
    await saveHaystacks(db, missing);
    if (missing.length < BATCH) return;
    after = last.recruitmentId;
  }
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** The columns of a recruitment whose labels are searched. */
export const labelledColumns = {
  types: recruitments.types,
  regions: recruitments.regions,
  address1: recruitments.address1,
  address2: recruitments.address2,
  isAbroad: recruitments.isAbroad,
  careers: recruitments.careers,
  isCareerIrrelevant: recruitments.isCareerIrrelevant,
  educationLevels: recruitments.educationLevels,
  isEducationIrrelevant: recruitments.isEducationIrrelevant,
  wageType: recruitments.wageType,
};

const findUngrammed = (db: Db, after: string) =>
  db
    .select({
      recruitmentId: recruitmentContents.recruitmentId,
      subject: recruitments.subject,
      summary: recruitments.summary,
      companyName: companies.name,
      content: recruitmentContents.content,
      ...labelledColumns,
    })
    .from(recruitmentContents)
    .innerJoin(recruitments, eq(recruitments.id, recruitmentContents.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .leftJoin(recruitmentNgrams, eq(recruitmentNgrams.recruitmentId, recruitmentContents.recruitmentId))
    .where(and(gt(recruitmentContents.recruitmentId, after), isNull(recruitmentNgrams.recruitmentId)))
    .orderBy(recruitmentContents.recruitmentId)
    .limit(BATCH);

/** Normalizes the texts of recruitments again; their contents are unchanged. */
async function saveHaystacks(
  db: Db,
  written: readonly (WrittenTexts & { recruitmentId: string })[],
): Promise<void> {
  const rows = written.map(({ recruitmentId, ...text }) => ({ recruitmentId, ...textColumns(text) }));
  await db
    .insert(recruitmentContents)
    .values(rows)
    .onConflictDoUpdate({
      target: recruitmentContents.recruitmentId,
      set: { haystack: sql`excluded.haystack` },
    });
  await saveNgrams(db, rows);
}

/** The name under which a company's recruitments are found. */
export async function findCompanyName(db: Db, companyId: string): Promise<string> {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? '';
}
