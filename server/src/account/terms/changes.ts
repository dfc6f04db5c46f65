import type { auditActions } from '@ieum/contract/account/terms/audit-texts.ts';
import { eq, sql } from 'drizzle-orm';
import type { TermsDraft } from '@ieum/contract/account/terms/endpoints.ts';
import { seededTermsCodes } from '@ieum/contract/account/terms/enums.ts';
import { termsTexts as m } from '@ieum/contract/account/terms/texts.ts';
import type { z } from 'zod';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { isWholeOrder } from '#kit/db/whole-order.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import { pgErrorOf } from '#platform/database/pg-errors.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { one } from '#kit/db/rows.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { listEveryTerms } from './queries.ts';
import { terms, type TermsRow } from './tables.ts';
import { termsPlanned } from './events.ts';
import { deletePlanned, findVersion, storeVersions, nextVersion } from './versions.ts';
import { fromDraft, presentTerms } from './wire.ts';
import { recordAudit } from './audit.ts';

const rejectTakenCode = rejectTaken('terms_code', 'code', m.codeTaken);

type Draft = z.output<typeof TermsDraft>;

const isSeeded = (code: string) => (seededTermsCodes as readonly string[]).includes(code);

const MAX_TERMS = 100;

/** Adding terms and ordering them wait for each other, so that an order names all of them. */
const lockTerms = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('terms', 0))`);

/** Adds terms; 400 when the code is taken, 409 when there are too many. */
export async function createTerms(ctx: AdministratorContext, draft: Draft): Promise<TermsRow> {
  await lockTerms(ctx.db);
  if ((await ctx.db.$count(terms)) >= MAX_TERMS) throw new AppError('conflict', m.tooMany);
  const values = { isListed: true, position: 0, ...fromDraft(draft), createdAt: ctx.now, updatedAt: ctx.now };
  const row = one(await ctx.db.insert(terms).values(values).returning().catch(rejectTakenCode));
  await storeVersions(ctx, [row], ctx.actor.username);
  await audit(ctx, 'terms.create', row);
  return row;
}

type Revision = Partial<Draft> & {
  revision?: number | undefined;
  effectiveOn?: string | null | undefined;
  note?: string | undefined;
};

/**
 * Changes terms; a different content makes a new version, to which agreements refer. One that is in force
 * from a later day leaves the present wording as it is.
 */
export async function reviseTerms(
  ctx: AdministratorContext,
  before: TermsRow,
  { revision: seen, effectiveOn, note, ...draft }: Revision,
): Promise<TermsRow> {
  await rejectOutdated({ seen, current: before.revision }, () => presentTerms(before));
  const change = fromDraft(draft);
  if (isSeeded(before.code) && change.code !== undefined && change.code !== before.code)
    throw invalidAt('code', m.codeFixed);
  const { content = before.content, ...rest } = change;
  const isRewritten = content !== before.content;
  const effectiveAt = effectiveOn ? laterDay(effectiveOn, ctx.now) : undefined;
  const version = isRewritten ? await nextVersion(ctx.db, before.id) : before.version;
  const wording = effectiveAt ? {} : { content, version };
  const row = one(
    await ctx.db
      .update(terms)
      .set({ ...rest, ...wording, revision: before.revision + 1, updatedAt: ctx.now })
      .where(eq(terms.id, before.id))
      .returning()
      .catch(rejectTakenCode),
  );
  if (isRewritten) {
    await storeVersions(ctx, [{ ...row, content, version, effectiveAt, note }], ctx.actor.username);
    if (effectiveAt)
      await ctx.emit({ ...termsPlanned({ termsId: row.id, version }), notBefore: effectiveAt });
  }
  await audit(ctx, 'terms.revise', { ...row, version });
  return row;
}

function laterDay(day: string, now: Date): Date {
  const start = startOfSeoulDay(day);
  if (start <= now) throw invalidAt('effectiveOn', m.dayPast);
  return start;
}

/** Cancels a version that is not in force yet; 409 for any other. */
export async function cancelVersion(
  ctx: AdministratorContext,
  row: TermsRow,
  version: number,
): Promise<void> {
  if (!(await findVersion(ctx.db, row.id, version))) throw notFound();
  if (!(await deletePlanned(ctx, row.id, version))) throw new AppError('conflict', m.inForce);
  await audit(ctx, 'terms.cancelVersion', { ...row, version });
}

const STEP = 10;

/** Reorders all terms; 409 when the list is incomplete. */
export async function reorderTerms(ctx: AdministratorContext, ids: readonly string[]): Promise<TermsRow[]> {
  await lockTerms(ctx.db);
  const current = (await listEveryTerms(ctx.db)).map(({ id }) => id);
  if (!isWholeOrder(ids, current)) throw new AppError('conflict', m.orderIncomplete);
  const order = sql.param([...ids]);
  await ctx.db.update(terms).set({ position: sql`array_position(${order}::uuid[], ${terms.id}) * ${STEP}` });
  const named = { subjectType: 'terms' as const, subjectId: null, subjectName: '' };
  await recordAudit(ctx, { action: 'terms.reorder', ...named, details: { count: ids.length } });
  return listEveryTerms(ctx.db);
}

/** Deletes terms nobody has agreed to; the four basic ones cannot be deleted. */
export async function removeTerms(ctx: AdministratorContext, row: TermsRow): Promise<void> {
  if (isSeeded(row.code)) throw new AppError('conflict', m.seeded);
  await ctx.db.delete(terms).where(eq(terms.id, row.id)).catch(rejectAgreed);
  await audit(ctx, 'terms.remove', row);
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, row: TermsRow) =>
  recordAudit(ctx, {
    action,
    subjectType: 'terms',
    subjectId: row.id,
    subjectName: row.subject,
    details: { code: row.code, version: row.version, isNecessary: row.isNecessary },
  });

const FOREIGN_KEY = '23503';
function rejectAgreed(error: unknown): never {
  throw pgErrorOf(error)?.code === FOREIGN_KEY ? new AppError('conflict', m.agreed) : error;
}
