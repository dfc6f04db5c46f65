import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { boards, type BoardRow } from '../tables.ts';

const byCode: PageColumn<BoardRow>[] = [
  { by: sql`${boards.code}`, direction: 1, cast: 'text', read: ({ code }) => code },
];

export async function listBoards(db: Db, part: PageRequest) {
  const selection = db.select().from(boards).$dynamic();
  const page = await readPage(selection, { where: undefined, columns: byCode, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${boards}`)) };
}

/** A board, locked for a write. */
export async function findBoardForUpdate(db: Db, id: string): Promise<BoardRow | undefined> {
  const [row] = await db.select().from(boards).where(eq(boards.id, id)).for('update');
  return row;
}
