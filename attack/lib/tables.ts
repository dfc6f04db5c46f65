import { sql } from 'drizzle-orm';
import type { Db } from '../../server/src/kit/context.ts';

export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map((row) => String(row['name']));
}

/** The tables whose rows contain a text anywhere. */
export async function tablesWith(db: Db, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesOf(db)) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${word}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Columns of rights and ownership that no caller's body may ever set. */
export async function privileges(db: Db): Promise<Record<string, string>> {
  const queries = {
    users: sql`select string_agg(concat_ws(' ', id, user_type, is_console, status, username, password_hash), ',' order by id) as print from users`,
    companies: sql`select string_agg(concat_ws(' ', id, user_id, approval, origin, decided_at), ',' order by id) as print from companies`,
    recruitments: sql`select string_agg(concat_ws(' ', id, company_id, published_at, source_name), ',' order by id) as print from recruitments`,
    applications: sql`select string_agg(concat_ws(' ', id, person_id, company_id, recruitment_id, applied_at), ',' order by id) as print from applications`,
    files: sql`select string_agg(concat_ws(' ', id, owner_id, storage_key), ',' order by id) as print from files`,
    posts: sql`select string_agg(concat_ws(' ', id, user_id, board_id), ',' order by id) as print from posts`,
    comments: sql`select string_agg(concat_ws(' ', id, user_id, post_id), ',' order by id) as print from post_comments`,
    questions: sql`select string_agg(concat_ws(' ', id, user_id), ',' order by id) as print from questions`,
    searches: sql`select string_agg(concat_ws(' ', id, user_id), ',' order by id) as print from saved_searches`,
    reports: sql`select string_agg(concat_ws(' ', id, user_id), ',' order by id) as print from saved_reports`,
    approvals: sql`select string_agg(concat_ws(' ', id, requester_id, state), ',' order by id) as print from approval_requests`,
    likes: sql`select string_agg(concat_ws(' ', id, user_id), ',' order by id) as print from likes`,
  };
  const prints: Record<string, string> = {};
  for (const [name, query] of Object.entries(queries))
    prints[name] = String((await db.execute(query)).rows[0]?.['print']);
  return prints;
}

/** The names under which two snapshots differ. */
export const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

/** Every column of every table, in the spelling of the code and of the wire. */
export async function columnNames(db: Db): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  return rows.map((row) =>
    String(row['name']).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
}
