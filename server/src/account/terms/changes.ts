import type { auditActions } from '@ieum/contract/account/terms/audit-texts.ts';
import { eq, sql } from 'drizzle-orm';
import type { TermsDraft } from '@ieum/contract/account/terms/endpoints.ts';
import { seededTermsCodes } from '@ieum/contract/account/terms/enums.ts';
import { termsTexts as m } from '@ieum/contract/account/terms/texts.ts';
import type { z } from 'zod';
import type { Administrator, ContextOf } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { pgErrorOf, violates } from '#kit/db/pg-errors.ts';
import { one } from '#kit/db/rows.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { listEveryTerms } from './queries.ts';
import { terms, type TermsRow } from './tables.ts';
import { keepVersions } from './versions.ts';
import { fromDraft, presentTerms } from './wire.ts';
import { recordAudit } from './audit.ts';

type Draft = z.output<typeof TermsDraft>;
type ConsoleContext = ContextOf<Administrator>;

const isSeeded = (code: string) => (seededTermsCodes as readonly string[]).includes(code);

/** Adds terms; 400 when the code is taken. */
export async function createTerms(ctx: ConsoleContext, draft: Draft): Promise<TermsRow> {
  const values = { isListed: true, position: 0, ...fromDraft(draft), createdAt: ctx.now, updatedAt: ctx.now };
  const row = one(await ctx.db.insert(terms).values(values).returning().catch(rejectTakenCode));
  await keepVersions(ctx, [row], ctx.actor.username);
  await audit(ctx, 'terms.create', row);
  return row;
}

/** Changes terms; a different content makes a new version, to which agreements refer. */
export async function reviseTerms(
  ctx: ConsoleContext,
  before: TermsRow,
  { revision: seen, ...draft }: Partial<Draft> & { revision?: number | undefined },
): Promise<TermsRow> {
  await rejectOutdated({ seen, current: before.revision }, () => presentTerms(before));
  const change = fromDraft(draft);
  if (isSeeded(before.code) && change.code !== undefined && change.code !== before.code)
    throw invalidAt('code', m.codeFixed);
  const isRewritten = change.content !== undefined && change.content !== before.content;
  const version = isRewritten ? { version: sql`${terms.version} + 1` } : {};
  const row = one(
    await ctx.db
      .update(terms)
      .set({ ...change, ...version, revision: before.revision + 1, updatedAt: ctx.now })
      .where(eq(terms.id, before.id))
      .returning()
      .catch(rejectTakenCode),
  );
  if (isRewritten) await keepVersions(ctx, [row], ctx.actor.username);
  await audit(ctx, 'terms.revise', row);
  return row;
}

const STEP = 10;

/** Reorders all terms; 409 when the list is incomplete. */
export async function reorderTerms(ctx: ConsoleContext, ids: readonly string[]): Promise<TermsRow[]> {
  const current = await listEveryTerms(ctx.db);
  const isWhole = current.length === ids.length && current.every(({ id }) => ids.includes(id));
  if (!isWhole) throw new AppError('conflict', m.orderIncomplete);
  const order = sql.param([...ids]);
  await ctx.db.update(terms).set({ position: sql`array_position(${order}::uuid[], ${terms.id}) * ${STEP}` });
  const named = { subjectType: 'terms' as const, subjectId: null, subjectName: '' };
  await recordAudit(ctx, { action: 'terms.reorder', ...named, details: { count: ids.length } });
  return listEveryTerms(ctx.db);
}

/** Deletes terms nobody has agreed to; the four basic ones cannot be deleted. */
export async function removeTerms(ctx: ConsoleContext, row: TermsRow): Promise<void> {
  if (isSeeded(row.code)) throw new AppError('conflict', m.seeded);
  await ctx.db.delete(terms).where(eq(terms.id, row.id)).catch(rejectAgreed);
  await audit(ctx, 'terms.remove', row);
}

const audit = (ctx: ConsoleContext, action: keyof typeof auditActions, row: TermsRow) =>
  recordAudit(ctx, {
    action,
    subjectType: 'terms',
    subjectId: row.id,
    subjectName: row.subject,
    details: { code: row.code, version: row.version, isNecessary: row.isNecessary },
  });

function rejectTakenCode(error: unknown): never {
  throw violates(error, 'terms_code') ? invalidAt('code', m.codeTaken) : error;
}

const FOREIGN_KEY = '23503';
function rejectAgreed(error: unknown): never {
  throw pgErrorOf(error)?.code === FOREIGN_KEY ? new AppError('conflict', m.agreed) : error;
}
