import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { IMPORT_HOURS, type RowOutcome } from '@ieum/contract/foundation/imports/enums.ts';
import type { Context, Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { one } from '#kit/db/rows.ts';
import type { Upload } from '#kit/http/upload.ts';
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts';
import { createEvaluation, type EvaluatedRow } from './evaluate.ts';
import type { Importable } from './importable.ts';
import { inBatches, readRows } from './read-rows.ts';
import { importRows, imports, type ImportRow } from './tables.ts';

/** Rows that are compared and stored at once. */
export const BATCH = 500;
/** Workbooks that are read at the same time; further ones wait. */
const readings = limitConcurrency(2);

/** Reads a workbook, and stores its rows with what writing them would do; nothing else is written. */
export const checkWorkbook = (
  ctx: Context<'console'>,
  importable: Importable,
  file: Upload,
): Promise<ImportRow> =>
  readings(async () => {
    const started = one(await ctx.transact(({ db }) => begin(db, ctx, importable, file)));
    try {
      return await checkRows(ctx, importable, { started, file });
    } catch (error) {
      await ctx.transact(({ db }) => db.delete(imports).where(eq(imports.id, started.id)));
      throw error;
    }
  });

const begin = (db: Db, { actor, caller, now }: Context<'console'>, { kind }: Importable, { name }: Upload) =>
  db
    .insert(imports)
    .values({
      kind,
      userId: actor.userId,
      fileName: name,
      locale: caller.locale,
      createdAt: now,
      expiresAt: addSeconds(now, IMPORT_HOURS * 60 * 60),
    })
    .returning();

interface Started {
  started: ImportRow;
  file: Upload;
}

async function checkRows(
  ctx: Context<'console'>,
  importable: Importable,
  { started, file }: Started,
): Promise<ImportRow> {
  const { locale } = ctx.caller;
  const evaluate = await createEvaluation(ctx.db, importable, { locale, isWriting: false });
  const counts = createCounts();
  for await (const batch of inBatches(readRows(file, importable, locale), BATCH)) {
    const rows = await evaluate(ctx.db, batch);
    counts.add(rows);
    await ctx.transact(({ db }) => storeRows(db, started.id, rows));
  }
  const counted = await ctx.transact(({ db }) =>
    db.update(imports).set(counts.read()).where(eq(imports.id, started.id)).returning(),
  );
  return one(counted);
}

function createCounts() {
  const counts: Record<RowOutcome, number> = { NEW: 0, CHANGED: 0, UNCHANGED: 0, FAULTY: 0 };
  return {
    add: (rows: readonly EvaluatedRow[]) => {
      for (const { outcome } of rows) counts[outcome] += 1;
    },
    read: () => ({
      created: counts.NEW,
      changed: counts.CHANGED,
      unchanged: counts.UNCHANGED,
      faulty: counts.FAULTY,
    }),
  };
}

/** One parameter for all rows, because a parameter for each field of each row would cost more than the writing. */
async function storeRows(db: Db, importId: string, rows: readonly EvaluatedRow[]): Promise<void> {
  const stored = rows.map(({ number, outcome, key, cells, mark, faults }) => ({
    number,
    outcome,
    key,
    cells,
    mark,
    faults,
  }));
  await db.execute(sql`
    insert into ${importRows} (import_id, number, outcome, key, cells, mark, faults)
    select ${importId}::uuid, number, outcome, key, cells, mark, faults
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as given (number int, outcome text, key text, cells jsonb, mark text, faults jsonb)
    on conflict (import_id, number) do update
      set outcome = excluded.outcome, mark = excluded.mark, faults = excluded.faults`);
}

/** Evaluates the stored rows of an import again, as after rows of the product have changed. */
export async function checkAgain(
  db: Db,
  importable: Importable,
  { id, locale }: ImportRow,
): Promise<ImportRow> {
  const evaluate = await createEvaluation(db, importable, { locale, isWriting: false });
  const counts = createCounts();
  for (let last = 0; ;) {
    const batch = await db
      .select({ number: importRows.number, cells: importRows.cells })
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.number, last)))
      .orderBy(asc(importRows.number))
      .limit(BATCH);
    const rows = await evaluate(db, batch);
    counts.add(rows);
    if (rows.length > 0) await storeRows(db, id, rows);
    last = batch.at(-1)?.number ?? last;
    if (batch.length < BATCH) break;
  }
  const fresh = { state: 'CHECKED' as const, written: 0, failureKey: null, failureValues: null };
  return one(
    await db
      .update(imports)
      .set({ ...counts.read(), ...fresh })
      .where(eq(imports.id, id))
      .returning(),
  );
}
