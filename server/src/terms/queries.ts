import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { UserType } from '@ieum/contract/users.enums.ts';
import type { Db } from '#kit/context.ts';
import { isId } from '#kit/ids.ts';
import { afterCursor, countUpToCap, orderBy, packCursor, pageOf, unpackCursor } from '#kit/listing.ts';
import { terms, type TermsRow } from './tables.ts';

/** The texts a join form lists, in their order; of one user type with those for everyone. */
export const listTermsFor = (db: Db, userType: UserType | undefined): Promise<TermsRow[]> =>
  db
    .select()
    .from(terms)
    .where(
      and(
        eq(terms.isListed, true),
        userType ? or(isNull(terms.userType), eq(terms.userType, userType)) : undefined,
      ),
    )
    .orderBy(asc(terms.position), asc(terms.createdAt), asc(terms.id));

export async function findTermsByCode(db: Db, code: string): Promise<TermsRow | undefined> {
  const [row] = await db.select().from(terms).where(eq(terms.code, code));
  return row;
}

export async function findTerms(db: Db, id: string): Promise<TermsRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(terms).where(eq(terms.id, id));
  return row;
}

/** The same, locked for a write. */
export async function findTermsForUpdate(db: Db, id: string): Promise<TermsRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(terms).where(eq(terms.id, id)).for('update');
  return row;
}

/** All texts in the order of the join form. */
export const listEveryTerms = (db: Db): Promise<TermsRow[]> =>
  db.select().from(terms).orderBy(asc(terms.position), asc(terms.id));

const inOrder = [
  { by: sql`${terms.position}`, direction: 1, cast: 'integer' },
  { by: sql`${terms.id}`, direction: 1, cast: 'uuid' },
] as const;

/** All texts for the console, in the order of the join form. */
export async function listAllTerms(
  db: Db,
  { limit, skip, after }: { limit: number; skip: number; after?: string | undefined },
) {
  const rows = await db
    .select()
    .from(terms)
    .where(after ? afterCursor(inOrder, unpackCursor(after, 2)) : undefined)
    .orderBy(...orderBy(inOrder))
    .limit(limit + 1)
    .offset(skip);
  const count = await countUpToCap(db, sql`select 1 from ${terms}`);
  return { ...pageOf(rows, limit, (row) => packCursor([row.position, row.id])), ...count };
}
