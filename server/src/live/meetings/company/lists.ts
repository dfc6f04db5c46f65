import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { SlotState } from '@ieum/contract/live/meetings/enums.ts';
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
import { selectSlots, type FoundSlot } from '../queries.ts';
import { meetings, meetingSlots, type SlotRow } from '../tables.ts';

const awaiting = sql<number>`(select count(*)::int from ${meetingSlots} as waiting
  where waiting.meeting_id = ${meetings.id} and waiting.state = 'AWAITING')`;

const selectOwned = (db: Db) =>
  db
    .select({
      meeting: meetings,
      company: { id: companies.id, name: companies.name, logoFileId: companies.logoFileId },
      companyUserId: companies.userId,
      recruitment: { id: recruitments.id, subject: recruitments.subject },
      isWaiting: sql<number>`least(${awaiting}, 1)`,
    })
    .from(meetings)
    .innerJoin(companies, eq(companies.id, meetings.companyId))
    .innerJoin(recruitments, eq(recruitments.id, meetings.recruitmentId))
    .$dynamic();
type OwnedRow = Awaited<ReturnType<typeof selectOwned>>[number];

const waitingFirst: PageColumn<OwnedRow>[] = [
  { by: sql`least(${awaiting}, 1)`, direction: -1, cast: 'int', read: ({ isWaiting }) => isWaiting },
  {
    by: sql`${meetings.createdAt}`,
    direction: -1,
    cast: 'timestamptz',
    read: ({ meeting }) => meeting.createdAt.toISOString(),
  },
  { by: sql`${meetings.id}`, direction: -1, cast: 'uuid', read: ({ meeting }) => meeting.id },
];

interface OfCompany extends PageRequest {
  companyId: string;
  recruitmentId: string | undefined;
  /** The `sort` header. */
  sort: string | undefined;
}

const SORTS = ['createdAt'] as const;

/**
 * A company's meetings, those with picked times that wait for its answer first, then the newest, unless the
 * `sort` header says otherwise.
 */
export async function listCompanyMeetings(db: Db, { companyId, recruitmentId, sort, ...part }: OfCompany) {
  const where = and(
    eq(meetings.companyId, companyId),
    recruitmentId ? eq(meetings.recruitmentId, recruitmentId) : undefined,
  );
  const [key] = readSort(SORTS, sort);
  const ordered = key && byCreationOf(meetings, ({ meeting }: OwnedRow) => meeting, key.direction);
  const page = await readPage(selectOwned(db), { where, columns: ordered ?? waitingFirst, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${meetings} where ${where}`)) };
}

interface OfTimes extends PageRequest {
  companyId: string;
  state?: SlotState | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

const earliestFirst: PageColumn<FoundSlot>[] = [
  {
    by: sql`${meetingSlots.date}`,
    direction: 1,
    cast: 'timestamptz',
    read: ({ slot }: { slot: SlotRow }) => slot.date.toISOString(),
  },
  { by: sql`${meetingSlots.id}`, direction: 1, cast: 'uuid', read: ({ slot }) => slot.id },
];

/** The picked times of a company, the earliest first. */
export async function listCompanySlots(db: Db, { companyId, state, from, until, ...part }: OfTimes) {
  const where = and(
    eq(meetingSlots.companyId, companyId),
    state && eq(meetingSlots.state, state),
    from ? gte(meetingSlots.date, new Date(from)) : undefined,
    until ? lt(meetingSlots.date, new Date(until)) : undefined,
  );
  const page = await readPage(selectSlots(db), { where, columns: earliestFirst, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${meetingSlots} where ${where}`)) };
}
