import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Query = (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

type Row = Record<string, unknown>;
/** The rows of each table by their primary keys. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>;

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The migrations of which a file here has rows of every table, so that a server can be started on them. */
export const wholeTags = (): string[] => filledTags().filter((tag) => fileOf(tag).has('users'));

const filledTags = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .toSorted();

/** The rows of one file by their tables, in an order that satisfies the foreign keys. */
function fileOf(tag: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  for (const line of readFileSync(`${folder}${tag}.jsonl`, 'utf8').trim().split('\n')) {
    const [table, row] = JSON.parse(line) as [string, Row];
    tables.set(table, [...(tables.get(table) ?? []), row]);
  }
  return tables;
}

/**
 * Rows for the tables of a state: of the first file at or after it that has the table, else of the last one
 * before it. A file may have the rows of new tables only; those of the others are of the files around it.
 */
function rowsFor(tag: string): Map<string, Row[]> {
  const tags = filledTags();
  const files = [...tags.filter((one) => one >= tag), ...tags.filter((one) => one < tag).toReversed()];
  const found = new Map<string, Row[]>();
  for (const [table, rows] of files.flatMap((one) => [...fileOf(one)]))
    if (!found.has(table)) found.set(table, rows);
  return found;
}

/** Writes rows into every table of a state that has none; columns that a row does not have get their defaults. */
export async function insertRows(query: Query, tag: string): Promise<void> {
  const columns = await writableColumns(query);
  const found = rowsFor(tag);
  const filled = await readRows(query);
  for (const table of await tablesInOrder(query)) {
    const rows = filled.get(table)?.size ? [] : (found.get(table) ?? []);
    const writable = columns.get(table) ?? [];
    const names = writable.filter((name) => rows.some((row) => name in row)).map((name) => `"${name}"`);
    if (names.length > 0)
      await query(
        `insert into "${table}" (${names.join(', ')})
         select ${names.join(', ')} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
        [JSON.stringify(rows)],
      );
  }
}

/** The tables of a state, each after those that its foreign keys name. */
async function tablesInOrder(query: Query): Promise<string[]> {
  const { rows } = await query(
    `with recursive deep as (
       select tablename::text as name, 0 as depth from pg_tables where schemaname = 'public'
       union select conrelid::regclass::text, depth + 1 from deep join pg_constraint
         on contype = 'f' and confrelid = name::regclass and conrelid <> confrelid
     ) select name from deep group by name order by max(depth), name`,
  );
  return rows.map(({ name }) => String(name));
}

/** The columns of each table except those that the database computes itself. */
async function writableColumns(query: Query): Promise<Map<string, string[]>> {
  const { rows } = await query(
    `select table_name, json_agg(column_name) as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and identity_generation is distinct from 'ALWAYS'
     group by 1`,
  );
  return new Map(rows.map((row) => [String(row['table_name']), row['columns'] as string[]]));
}

/** All rows of a database by their primary keys. */
export async function readRows(query: Query): Promise<Rows> {
  const { rows } = await query(
    `select tablename as table, (
       select string_agg(format('%I', attname), ', ') from pg_index join pg_attribute
         on attrelid = indrelid and attnum = any (indkey) where indrelid = tablename::regclass and indisprimary
     ) as key from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = new Map(rows.map(({ table }) => [String(table), new Map<string, Row>()]));
  const selects = rows.map(
    ({ table, key }) =>
      `select '${String(table)}' as table, jsonb_build_array(${String(key)})::text as key, to_jsonb("${String(table)}") as row
       from "${String(table)}"`,
  );
  const found = await query(selects.join(' union all '));
  for (const { table, key, row } of found.rows) tables.get(String(table))?.set(String(key), row as Row);
  return tables;
}

/** The tables that have lost rows and the columns whose values have changed. */
export function changesOf(before: Rows, after: Rows): string[] {
  const changes = [...before].flatMap(([table, rows]) =>
    [...rows].flatMap(([key, row]) => {
      const now = after.get(table)?.get(key);
      if (!now) return [table];
      const changed = Object.keys(row).filter(
        (name) => JSON.stringify(row[name]) !== JSON.stringify(now[name]),
      );
      return changed.map((column) => `${table}.${column}`);
    }),
  );
  return [...new Set(changes)].toSorted();
}
