import { and, eq, getTableColumns, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { containing } from '#kit/db/text-pattern.ts';
import type { InquiryState } from '@ieum/contract/content/questions/enums.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import {
  afterRow,
  byCreation,
  countUpToCap,
  orderBy,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { serviceInquiries, type InquiryRow } from './tables.ts';

export async function findInquiryForUpdate(db: Db, id: string): Promise<InquiryRow | undefined> {
  const [row] = await db.select().from(serviceInquiries).where(eq(serviceInquiries.id, id)).for('update');
  return row;
}

/** An inquiry with the administrator who answered it. */
export async function findInquiry(db: Db, id: string) {
  const [row] = await db
    .select({
      inquiry: serviceInquiries,
      replier: { id: users.id, name: users.name, username: users.username },
    })
    .from(serviceInquiries)
    .leftJoin(users, eq(users.id, serviceInquiries.replierId))
    .where(eq(serviceInquiries.id, id));
  return row;
}
export type AnsweredInquiry = NonNullable<Awaited<ReturnType<typeof findInquiry>>>;

const { content: _content, reply: _reply, ...listed } = getTableColumns(serviceInquiries);
/** A row without its texts. */
export type ListedInquiry = Omit<InquiryRow, 'content' | 'reply'>;

const longestWaitingFirst: PageColumn<ListedInquiry>[] = [
  { by: sql`${serviceInquiries.state}`, direction: 1, cast: 'text', read: ({ state }) => state },
  { by: sql`${serviceInquiries.position}`, direction: 1, cast: 'bigint', read: ({ position }) => position },
  { by: sql`${serviceInquiries.id}`, direction: 1, cast: 'uuid', read: ({ id }) => id },
];

interface Filter extends PageRequest {
  state?: readonly InquiryState[] | undefined;
  searchValue?: string | undefined;
}

const conditionOf = ({ state, searchValue }: Omit<Filter, keyof PageRequest>) =>
  and(state && inArray(serviceInquiries.state, [...state]), searchValue ? contains(searchValue) : undefined);

/** Waiting inquiries by age, then answered ones, the latest answer first, unless the `sort` header says otherwise. */
export function inquiryOrder(sort: string | undefined): PageColumn<ListedInquiry>[] {
  const [key] = readSort(['createdAt'], sort);
  return key ? byCreation(serviceInquiries, key.direction) : longestWaitingFirst;
}

/** The rows of a filter in an order, after one of them. */
export const readInquiriesAfter = (
  db: Db,
  filter: Omit<Filter, keyof PageRequest>,
  {
    columns,
    last,
    limit,
  }: { columns: PageColumn<ListedInquiry>[]; last: ListedInquiry | undefined; limit: number },
): Promise<ListedInquiry[]> =>
  db
    .select(listed)
    .from(serviceInquiries)
    .where(and(conditionOf(filter), last && afterRow(columns, last)))
    .orderBy(...orderBy(columns))
    .limit(limit);

/** A page of inquiries. */
export async function listInquiries(
  db: Db,
  { state, searchValue, ...part }: Filter,
  sort: string | undefined,
) {
  const where = conditionOf({ state, searchValue });
  const selection = db.select(listed).from(serviceInquiries).$dynamic();
  const page = await readPage(selection, { where, columns: inquiryOrder(sort), part });
  const counted = sql`select 1 from ${serviceInquiries} where ${where ?? sql`true`}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

function contains(searchValue: string): SQL | undefined {
  if (/^\d{1,9}$/.test(searchValue)) return eq(serviceInquiries.number, Number(searchValue));
  const pattern = containing(searchValue);
  return or(ilike(serviceInquiries.subject, pattern), ilike(serviceInquiries.companyName, pattern));
}
