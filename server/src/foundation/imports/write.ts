import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { importKindTexts, importTexts as m } from '@ieum/contract/foundation/imports/texts.ts';
import type { Administrator, AdministratorContext, Db, Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { pgErrorOf } from '#platform/database/pg-errors.ts';
import { one } from '#kit/db/rows.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { AppError } from '#kit/errors.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { recordAudit } from './audit.ts';
import { BATCH } from './check.ts';
import { createEvaluation } from './evaluate.ts';
import { importConfirmed } from './events.ts';
import type { Importable } from './importable.ts';
import { mayImport } from './policy.ts';
import { createProgress, type Progress } from './progress.ts';
import { findActiveAdministrator, listWritable } from './queries.ts';
import { imports, type ImportRow } from './tables.ts';

export interface WriteDeps {
  db: Db;
  dropCachedPages: DropCachedPages;
  onError: (error: unknown, where: string) => void;
  importables: () => readonly Importable[];
}

interface Confirmation {
  reason: string;
  skipsFaulty: boolean;
}

/** Asks the job to write an import; repeated, it changes nothing. */
export async function confirmImport(
  ctx: AdministratorContext,
  row: ImportRow,
  { reason, skipsFaulty }: Confirmation,
): Promise<ImportRow> {
  if (row.state === 'WRITING' || row.state === 'WRITTEN') return row;
  if (row.state !== 'CHECKED') throw new AppError('conflict', commonTexts.conflict);
  if (row.faulty > 0 && !skipsFaulty)
    throw new AppError('conflict', m.hasFaults, { values: { count: row.faulty } });
  if (row.created + row.changed === 0) throw new AppError('conflict', m.nothingToWrite);
  const { address } = ctx.caller;
  const { sessionId } = ctx.actor;
  const confirmed = one(
    await ctx.db
      .update(imports)
      .set({ state: 'WRITING', reason, skipsFaulty, address, sessionId, writingSince: ctx.now })
      .where(eq(imports.id, row.id))
      .returning(),
  );
  await ctx.emit(importConfirmed({ id: row.id }));
  return confirmed;
}

/** Writes every row of an import in one transaction, or none and why not. */
export async function writeImport(work: JobWork, deps: WriteDeps, id: string): Promise<void> {
  const progress = createProgress(deps.db, id, deps.onError);
  try {
    await work.transact((tx) => writeRows(tx, deps, id, progress));
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    await work.transact((tx) => fail(tx, id, reason));
  } finally {
    await progress.settle();
  }
}

/** A row that somebody else created since the comparison was not locked by it. */
const reasonOf = (error: unknown): AppError | undefined => {
  if (error instanceof AppError) return error;
  return pgErrorOf(error)?.code === '23505'
    ? new AppError('conflict', m.outdated, { values: { count: 1 } })
    : undefined;
};

const isWriting = (id: string) => and(eq(imports.id, id), eq(imports.state, 'WRITING'));

async function fail({ db }: Work, id: string, { text, details }: AppError): Promise<void> {
  await db
    .update(imports)
    .set({
      state: text.key === m.outdated.key ? 'OUTDATED' : 'FAILED',
      written: 0,
      failureKey: text.key,
      failureValues: details.values ?? {},
    })
    .where(isWriting(id));
}

const LOCK_TRIES = 150;
const LOCK_PAUSE_MS = 200;

/**
 * Imports of one kind are written one after the other. A lock that waited in the database would reach the
 * time limit of a statement, because an import takes longer than that. When the turn does not come, the job
 * is repeated.
 */
async function waitForLock(db: Db, kind: string): Promise<void> {
  const key = sql`hashtextextended(${`imports ${kind}`}, 0)`;
  for (let tried = 0; tried < LOCK_TRIES; tried++) {
    const { rows } = await db.execute(sql`select pg_try_advisory_xact_lock(${key}) as is_mine`);
    if (rows[0]?.['is_mine'] === true) return;
    await wait(LOCK_PAUSE_MS);
  }
  throw new Error(`imports of ${kind}: another one is still being written`);
}

async function writeRows(tx: Work, deps: WriteDeps, id: string, progress: Progress): Promise<void> {
  const [asked] = await tx.db.select({ kind: imports.kind }).from(imports).where(isWriting(id));
  if (!asked) return;
  await waitForLock(tx.db, asked.kind);
  const [row] = await tx.db.select().from(imports).where(isWriting(id));
  if (!row) return;
  const importable = deps.importables().find(({ kind }) => kind === row.kind);
  const ctx = await actingFor(tx, row);
  if (!importable || !ctx || !mayImport(ctx.actor, importable)) throw new AppError('conflict', m.notAllowed);
  await writeAll(ctx, importable, row, progress);
  await tx.db
    .update(imports)
    .set({ state: 'WRITTEN', written: progress.read(), writtenAt: tx.now })
    .where(isWriting(id));
  await audit(ctx, row);
  tx.afterCommit(() => deps.dropCachedPages(importable.tags));
}

/** The administrator who asked for it, with the rights of now. */
async function actingFor(tx: Work, row: ImportRow): Promise<AdministratorContext | undefined> {
  const found = await findActiveAdministrator(tx.db, row.userId);
  const { address, sessionId, locale, userId } = row;
  if (!found || address === null || sessionId === null) return undefined;
  const actor: Administrator = { ...found, userId, sessionId, userType: null, isConsole: true };
  const caller = { address, locale, session: undefined, userAgent: '', requestId: row.id };
  return { ...tx, actor, caller };
}

async function writeAll(
  ctx: AdministratorContext,
  importable: Importable,
  row: ImportRow,
  progress: Progress,
) {
  const { locale } = row;
  const evaluate = await createEvaluation(ctx.db, importable, { locale, isWriting: true });
  let outdated = 0;
  for (let after = 0; ;) {
    const batch = await listWritable(ctx.db, row.id, { after, limit: BATCH });
    const evaluated = await evaluate(ctx.db, batch);
    const same = evaluated.filter(
      ({ outcome, mark }, index) => outcome === batch[index]?.outcome && mark === batch[index]?.mark,
    );
    outdated += evaluated.length - same.length;
    const parsed = same.flatMap((one) => one.parsed ?? []);
    // All rows that changed are counted, but none is written any more.
    if (outdated === 0 && parsed.length > 0) await importable.write(ctx, parsed);
    progress.add(batch.length);
    after = batch.at(-1)?.number ?? after;
    if (batch.length < BATCH) break;
  }
  if (outdated > 0) throw new AppError('conflict', m.outdated, { values: { count: outdated } });
}

const audit = (ctx: AdministratorContext, row: ImportRow) =>
  recordAudit(ctx, {
    action: 'imports.write',
    subjectType: 'import',
    subjectId: row.id,
    subjectName: sayIn('ko', importKindTexts[row.kind].text),
    details: {
      reason: row.reason ?? '',
      rowsCreated: row.created,
      rowsChanged: row.changed,
      rowsSkipped: row.faulty,
    },
  });

const HOUR = 60 * 60;

/** Deletes imports whose time is over, and gives up those whose writing never ended. */
export async function endImports({ db, now }: Work): Promise<void> {
  await db.delete(imports).where(lte(imports.expiresAt, now));
  const isStuck = and(eq(imports.state, 'WRITING'), lt(imports.writingSince, addSeconds(now, -6 * HOUR)));
  await db.update(imports).set({ state: 'FAILED', written: 0, failureKey: m.interrupted.key }).where(isStuck);
}
