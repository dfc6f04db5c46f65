import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MessageState, WithheldReason } from '@ieum/contract/foundation/messages/enums.ts';
import type { TextingState } from '@ieum/contract/live/textings/enums.ts';
import { messages } from '#foundation/messages/tables.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import {
  byCreationOf,
  countUpToCap,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { meetings } from '#live/meetings/tables.ts';
import { textingAddressees, textings } from './tables.ts';

const selectTextings = (db: Db) =>
  db
    .select({
      texting: textings,
      company: { id: companies.id, name: companies.name },
      recruitment: { id: recruitments.id, subject: recruitments.subject },
      meeting: { id: meetings.id, title: meetings.title },
    })
    .from(textings)
    .innerJoin(companies, eq(companies.id, textings.companyId))
    .innerJoin(recruitments, eq(recruitments.id, textings.recruitmentId))
    .leftJoin(meetings, eq(meetings.id, textings.meetingId))
    .$dynamic();
/** A text message with its recruitment and its meeting. */
export type FoundTexting = Awaited<ReturnType<typeof selectTextings>>[number];

/** A text message by its id; `update` keeps others from changing it. */
export async function findTexting(
  db: Db,
  textingId: string,
  lock: 'none' | 'update' = 'none',
): Promise<FoundTexting | undefined> {
  const query = selectTextings(db).where(eq(textings.id, textingId));
  const [row] = await (lock === 'update' ? query.for('update', { of: textings }) : query);
  return row;
}

interface OfCompany extends PageRequest {
  companyId: string;
  states?: readonly TextingState[] | undefined;
  recruitmentId?: string | undefined;
  meetingId?: string | undefined;
  /** The `sort` header. */
  sort: string | undefined;
}

const SORTS = ['createdAt'] as const;

/** The text messages of a company, the newest first unless the `sort` header says otherwise. */
export async function listTextings(
  db: Db,
  { companyId, states, recruitmentId, meetingId, sort, ...part }: OfCompany,
) {
  const where = and(
    eq(textings.companyId, companyId),
    states && inArray(textings.state, [...states]),
    recruitmentId ? eq(textings.recruitmentId, recruitmentId) : undefined,
    meetingId ? eq(textings.meetingId, meetingId) : undefined,
  );
  const [key] = readSort(SORTS, sort);
  const columns = byCreationOf(textings, ({ texting }: FoundTexting) => texting, key?.direction);
  const page = await readPage(selectTextings(db), { where, columns, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${textings} where ${where}`)) };
}

/** The state of the message to an addressee; there is none of a text message that was undone. */
const delivery = sql<MessageState>`case
  when ${textingAddressees.problem} is not null or ${textings.state} = 'UNDONE' then 'WITHHELD'
  when ${messages.state} is not null then ${messages.state}
  when ${textings.state} in ('DRAFT', 'WAITING') then 'QUEUED'
  else 'SENT' end`;

/**
 * The addressees of a text message in short: the ids of all, the names of the first, how many are in each state, and
 * when the first of those that wait is sent.
 */
export interface Summary {
  ids: string[];
  names: string[];
  figures: Record<MessageState, number>;
  leavesAt: Date | null;
}

const NAMES = 3;

const earliest = (times: readonly Date[]): Date | null =>
  times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;

/** The addressees of some text messages, each with its own. */
export async function summarize(db: Db, textingIds: readonly string[]): Promise<(id: string) => Summary> {
  const rows =
    textingIds.length === 0
      ? []
      : await db
          .select({
            textingId: textingAddressees.textingId,
            id: textingAddressees.applicationId,
            name: applications.personName,
            state: delivery,
            leavesAt: messages.nextAttemptAt,
          })
          .from(textingAddressees)
          .innerJoin(textings, eq(textings.id, textingAddressees.textingId))
          .innerJoin(applications, eq(applications.id, textingAddressees.applicationId))
          .leftJoin(messages, eq(messages.id, textingAddressees.messageId))
          .where(inArray(textingAddressees.textingId, [...textingIds]))
          .orderBy(asc(applications.personName), asc(textingAddressees.applicationId));
  const byTexting = Map.groupBy(rows, ({ textingId }) => textingId);
  return (textingId) => {
    const own = byTexting.get(textingId) ?? [];
    const countOf = (wanted: MessageState) => own.filter(({ state }) => state === wanted).length;
    return {
      ids: own.map(({ id }) => id),
      names: own.slice(0, NAMES).map(({ name }) => name),
      figures: {
        QUEUED: countOf('QUEUED'),
        SENT: countOf('SENT'),
        FAILED: countOf('FAILED'),
        WITHHELD: countOf('WITHHELD'),
      },
      leavesAt: earliest(own.flatMap(({ state, leavesAt }) => (state === 'QUEUED' && leavesAt) || [])),
    };
  };
}

const selectAddressees = (db: Db) =>
  db
    .select({
      applicationId: textingAddressees.applicationId,
      name: applications.personName,
      phone: sql<string>`coalesce(${messages.to}, ${users.phone})`,
      problem: textingAddressees.problem,
      isUndone: sql<boolean>`${textings.state} = 'UNDONE'`,
      state: delivery,
      withheldReason: sql<WithheldReason | null>`${messages.withheldReason}`,
      leavesAt: messages.nextAttemptAt,
      sentAt: messages.sentAt,
    })
    .from(textingAddressees)
    .innerJoin(textings, eq(textings.id, textingAddressees.textingId))
    .innerJoin(applications, eq(applications.id, textingAddressees.applicationId))
    .innerJoin(users, eq(users.id, textingAddressees.personId))
    .leftJoin(messages, eq(messages.id, textingAddressees.messageId))
    .$dynamic();
/** An addressee with the delivery of the text message. */
export type DeliveredAddressee = Awaited<ReturnType<typeof selectAddressees>>[number];

const byName: PageColumn<DeliveredAddressee>[] = [
  { by: sql`${applications.personName}`, direction: 1, cast: 'text', read: ({ name }) => name },
  {
    by: sql`${textingAddressees.applicationId}`,
    direction: 1,
    cast: 'uuid',
    read: ({ applicationId }) => applicationId,
  },
];

/** The addressees of a text message by name. */
export async function listAddressees(db: Db, textingId: string, part: PageRequest) {
  const where = eq(textingAddressees.textingId, textingId);
  const page = await readPage(selectAddressees(db), { where, columns: byName, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${textingAddressees} where ${where}`)) };
}
