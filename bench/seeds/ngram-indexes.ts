import type pg from 'pg';

/** An index of n-grams is built much faster over full tables; returns a function that builds them again. */
export async function dropNgramIndexes(pool: pg.Pool, tables: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexdef like '%USING gin%'
     and tablename like $1`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}

/** Runs statements, such as the creation of indexes, with enough memory for them. */
export async function withMemory(pool: pg.Pool, statements: readonly string[]) {
  const client = await pool.connect();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const statement of statements) await client.query(statement);
  client.release(true);
}
