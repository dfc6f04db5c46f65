import { sql, type SQL } from 'drizzle-orm';
import type { RecordStateDomain } from '@ieum/contract/common/record-states.ts';
import type { Right } from '@ieum/contract/common/rights.ts';
import type { Locale, KeyedText } from '@ieum/contract/common/text.ts';
import type { Db } from './context.ts';
import { readPage, type PageColumn, type PageRequest } from './db/pagination.ts';

/** The member whose record an administrator opens. */
export interface RecordSubject {
  userId: string;
  companyId: string | null;
  now: Date;
  /** Selects the ids of everything that decisions of administrators about the member can be about. */
  targets: SQL;
}

/** One row as the record shows it. */
export interface RecordEntry {
  text: string;
  detail?: string | null;
  state?: { domain: RecordStateDomain; value: string } | null;
  /** Its screen in the console. */
  link?: string | null;
}

/** The columns of a row as JSON, beside its id and its moment. */
export type RecordColumns = Record<string, string | number | boolean | null>;

interface PresentContext {
  id: string;
  locale: Locale;
  say: (message: KeyedText, values?: Record<string, string | number>) => string;
}

/** One section of a member's record: rows of one module about the member, the latest first. */
export interface RecordSection<Row extends object = RecordColumns> {
  /** Its name in the address. */
  kind: string;
  title: KeyedText;
  /** The right of those who see it. */
  right: Right;
  /**
   * Selects `id`, `at` and what `present` needs, by an index of the member; undefined where members of this kind
   * have no such rows.
   */
  rows: (subject: RecordSubject) => SQL | undefined;
  /** Personal data is masked as in the lists of the console. */
  present: (row: Row, presenting: PresentContext) => RecordEntry;
  /** Selects the ids of rows of the member; decisions about them belong to the record. */
  targets?: (subject: Pick<RecordSubject, 'userId' | 'companyId'>) => SQL | undefined;
}

/** Defines a section, with the columns that its rows select. */
export const defineRecordSection = <Row extends object>(section: RecordSection<Row>): RecordSection =>
  section as unknown as RecordSection;

/** The most rows that are counted for a tab. */
export const RECORD_COUNT_CAP = 99;

/** A row as it is read; `columns` are those of its section. */
export interface RecordRow {
  id: string;
  /** Milliseconds, because the columns of a row are read as JSON. */
  at: number;
  columns: RecordColumns;
}

const latestFirst: PageColumn<RecordRow>[] = [
  { by: sql`facts.at`, direction: -1, cast: 'timestamptz', read: ({ at }) => new Date(at).toISOString() },
  { by: sql`facts.id`, direction: -1, cast: 'uuid', read: ({ id }) => id },
];

/** A page of the rows of a section, the latest first. */
export const readRecord = (db: Db, rows: SQL, part: PageRequest) =>
  readPage<RecordRow>(
    db
      .select({
        id: sql<string>`facts.id`,
        at: sql<number>`(extract(epoch from facts.at) * 1000)::float8`,
        columns: sql<RecordColumns>`to_jsonb(facts)`,
      })
      .from(sql`(${rows}) as facts`)
      .$dynamic(),
    { where: undefined, columns: latestFirst, part },
  );

/** Counts the rows of each section up to the cap, in one statement. */
export async function countRecord(db: Db, sections: readonly { kind: string; rows: SQL }[]) {
  if (sections.length === 0) return new Map<string, number>();
  const counted = sections.map(
    ({ kind, rows }) => sql`select ${kind}::text as kind,
      (select count(*)::int from (select 1 from (${rows}) as facts limit ${RECORD_COUNT_CAP + 1}) as capped) as n`,
  );
  const answer = await db.execute<{ kind: string; n: number }>(sql.join(counted, sql` union all `));
  return new Map(answer.rows.map(({ kind, n }) => [kind, Number(n)]));
}

const EXCERPT = 120;

/** The beginning of a text that may be long. */
export const excerptOf = (text: string): string => {
  const characters = Array.from(text.trim());
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('')}…` : characters.join('');
};
