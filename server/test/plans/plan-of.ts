import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../src/kit/context.ts';

/** A statement that reads no table, as one that sets the planner. */
const READS_NOTHING = 'Result';

/** How PostgreSQL reads a statement where sequential scans and sorts are the last resort. */
export const planByIndex = (db: Db, statement: SQL): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const { rows } = await tx.execute(sql`explain ${statement}`);
    return rows.map((row) => Object.values(row).join()).join('\n');
  });

/** How PostgreSQL reads what `find` executes in a transaction, one statement after the other; it finds no rows. */
export async function planOf(db: Db, find: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  async function explain(statement: SQL) {
    const { rows } = await db.execute(sql`explain ${statement}`);
    const plan = rows.map((row) => Object.values(row).join()).join('\n');
    plans.push(plan);
    if (plan.startsWith(READS_NOTHING)) await db.execute(statement);
    return { rows: [] };
  }
  const explaining: Db = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return (run: (tx: Db) => Promise<unknown>) => run(explaining);
      if (name !== 'execute') return target[name as keyof typeof target] as unknown;
      return (statement: SQL) => (turn = turn.then(() => explain(statement)));
    },
  });
  await find(explaining);
  return plans.join('\n');
}
