import pg from 'pg';

/** Fills a migrated database with messages, one a minute back from now. */
export async function seedMessages(url: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query(
    `insert into messages (id, channel, purpose, "to", body, state, created_at)
     select gen_random_uuid(), case when n % 3 = 0 then 'SMS' else 'EMAIL' end, 'SERVICE', '01012345678', '안내',
       case when n % 50 = 0 then 'FAILED' when n % 20 = 0 then 'WITHHELD' else 'SENT' end,
       now() - n * interval '1 minute'
     from generate_series(1, $1) as n`,
    [count],
  );
  await pool.query('vacuum analyze');
  await pool.end();
}
