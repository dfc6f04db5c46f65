import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import { containing } from '#kit/db/text-pattern.ts';
import { POPUPS_SHOWN_MAX, type PopupDevice, type PopupPages } from '@ieum/contract/content/popups/enums.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { files } from '#foundation/files/tables.ts';
import { isInState, isPublishedAt } from '#foundation/publishing/public.ts';
import type { Db } from '#kit/context.ts';
import {
  byCreation,
  countUpToCap,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { popups, type PopupRow } from './tables.ts';

interface Place {
  device?: Exclude<PopupDevice, 'ALL'> | undefined;
  /** `HOME` for the home page, `ALL` for any other. */
  pages?: PopupPages | undefined;
}

/** The popups that visitors of a place see at a moment, each with its picture, in their order. */
export const listShown = (db: Db, { device, pages }: Place, now: Date) =>
  db
    .select({ popup: popups, file: files })
    .from(popups)
    .leftJoin(files, eq(files.id, popups.imageId))
    .where(
      and(
        isPublishedAt(popups, now),
        device && inArray(popups.device, ['ALL', device]),
        pages === 'ALL' ? eq(popups.pages, 'ALL') : undefined,
      ),
    )
    .orderBy(asc(popups.position), desc(popups.createdAt), desc(popups.id))
    .limit(POPUPS_SHOWN_MAX);

interface ConsoleFilter extends PageRequest {
  searchValue?: string | undefined;
  state?: readonly PublicationState[] | undefined;
}

const { content: _content, ...listed } = getTableColumns(popups);
/** A row without its content. */
export type ListedPopup = Omit<PopupRow, 'content'>;
const select = (db: Db) => db.select(listed).from(popups).$dynamic();

const inOrder: PageColumn<ListedPopup>[] = [
  { by: sql`${popups.position}`, direction: 1, cast: 'integer', read: ({ position }) => position },
  ...byCreation(popups),
];

const SORTS = ['createdAt'] as const;
/** A page of the popups in any state, in their order unless the `sort` header says otherwise. */
export async function listPopups(
  db: Db,
  filter: ConsoleFilter,
  { now, sort }: { now: Date; sort: string | undefined },
) {
  const { state, searchValue } = filter;
  const where = and(
    state && or(...state.map((one) => isInState(popups, one, now))),
    searchValue ? ilike(popups.subject, containing(searchValue)) : undefined,
  );
  const [key] = readSort(SORTS, sort);
  const columns = key ? byCreation(popups, key.direction) : inOrder;
  const page = await readPage(select(db), { where, columns, part: filter });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${popups} where ${where ?? sql`true`}`)) };
}

export async function findPopup(db: Db, id: string): Promise<PopupRow | undefined> {
  const [row] = await db.select().from(popups).where(eq(popups.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findPopupForUpdate(db: Db, id: string): Promise<PopupRow | undefined> {
  const [row] = await db.select().from(popups).where(eq(popups.id, id)).for('update');
  return row;
}
