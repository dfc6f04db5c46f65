import { and, eq, ne, sql } from 'drizzle-orm';
import { faqCategories, FAQS_OF_CATEGORY_MAX, type FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { faqTexts as m } from '@ieum/contract/content/faqs/texts.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { isWholeOrder } from '#kit/db/whole-order.ts';
import { AppError } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';
import { listOfCategory, type ListedFaq } from './queries.ts';
import { faqs } from './tables.ts';

const STEP = 10;

/** Writes that change which FAQs a category has, or their order, wait for each other. */
const lockCategory = (db: Db, category: FaqCategory) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`faqs ${category}`}, 0))`);

/** The same for every category, in one order. */
export async function lockCategories(db: Db): Promise<void> {
  for (const category of faqCategories) await lockCategory(db, category);
}

/** The last position of a category, for an FAQ that joins it; 409 when the category is full. */
export async function lastPlaceIn(db: Db, category: FaqCategory, except?: string): Promise<number> {
  await lockCategory(db, category);
  const isOther = except === undefined ? undefined : ne(faqs.id, except);
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${faqs.position}), 0)::int`,
    })
    .from(faqs)
    .where(and(eq(faqs.category, category), isOther));
  if ((found?.count ?? 0) >= FAQS_OF_CATEGORY_MAX) throw new AppError('conflict', m.tooMany);
  return (found?.last ?? 0) + STEP;
}

interface Order {
  category: FaqCategory;
  ids: readonly string[];
}

/** Reorders the FAQs of a category; 409 when the list is incomplete. */
export async function reorderFaqs(ctx: AdministratorContext, { category, ids }: Order): Promise<ListedFaq[]> {
  await lockCategory(ctx.db, category);
  const current = (await listOfCategory(ctx.db, category)).map(({ id }) => id);
  if (!isWholeOrder(ids, current)) throw new AppError('conflict', m.orderIncomplete);
  const order = sql.param([...ids]);
  await ctx.db
    .update(faqs)
    .set({ position: sql`array_position(${order}::uuid[], ${faqs.id}) * ${STEP}` })
    .where(eq(faqs.category, category));
  await recordAudit(ctx, {
    action: 'faqs.reorder',
    subjectType: 'faq',
    subjectId: null,
    subjectName: category,
  });
  return listOfCategory(ctx.db, category);
}
