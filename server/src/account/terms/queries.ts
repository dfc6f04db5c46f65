import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, readSort, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { terms, type TermsRow } from './tables.ts';

/** The terms of a sign-up form in their order: those of one user type and those for everyone. */
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
  const [row] = await db.select().from(terms).where(eq(terms.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findTermsForUpdate(db: Db, id: string): Promise<TermsRow | undefined> {
  const [row] = await db.select().from(terms).where(eq(terms.id, id)).for('update');
  return row;
}

/** All terms in the order of the sign-up form. */
export const listEveryTerms = (db: Db): Promise<TermsRow[]> =>
  db.select().from(terms).orderBy(asc(terms.position), asc(terms.id));

const inOrder = (direction: 1 | -1 = 1): PageColumn<TermsRow>[] => [
  { by: sql`${terms.position}`, direction, cast: 'integer', read: ({ position }) => position },
  { by: sql`${terms.id}`, direction, cast: 'uuid', read: ({ id }) => id },
];

/** All terms for the console, in the order of the sign-up form unless the `sort` header says otherwise. */
export async function listAllTerms(db: Db, part: PageRequest, sort: string | undefined) {
  const selection = db.select().from(terms).$dynamic();
  const page = await readPage(selection, {
    where: undefined,
    columns: inOrder(readSort(['index'], sort)[0]?.direction),
    part,
  });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${terms}`)) };
}
