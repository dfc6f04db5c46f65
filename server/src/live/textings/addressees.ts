import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { mobileError } from '@ieum/contract/common/contacts.ts';
import type { AddresseeProblem } from '@ieum/contract/live/textings/enums.ts';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import { meetingInvitations } from '#live/meetings/tables.ts';

const columns = {
  applicationId: applications.id,
  personId: applications.personId,
  name: applications.personName,
  status: applications.status,
  phone: users.phone,
  accountStatus: users.status,
};

/** An applicant with the verified number of their account. */
export interface Addressee {
  applicationId: string;
  personId: string;
  name: string;
  phone: string;
  problem: AddresseeProblem | null;
}

interface AddresseesInput {
  recruitmentId: string;
  meetingId: string | null;
  /** Ids of applications or of persons. */
  ids: readonly string[];
}

/**
 * The applicants of a recruitment by their ids; 400 where one of them has not applied to it, or is not invited
 * to the meeting.
 */
export async function findAddressees(
  db: Db,
  { recruitmentId, meetingId, ids: input }: AddresseesInput,
): Promise<Addressee[]> {
  const ids = [...new Set(input)];
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(applications)
    .innerJoin(users, eq(users.id, applications.personId))
    .where(
      and(
        eq(applications.recruitmentId, recruitmentId),
        or(inArray(applications.id, ids), inArray(applications.personId, ids)),
        sql`${applications.status} <> 'ON_WRITING'`,
      ),
    )
    .orderBy(sql`${applications.status} = 'IS_REVOKED'`, applications.id);
  if (!areAllFound(rows, ids)) throw invalidAt('addressees', m.foreignApplicant);
  const found = oneEach(rows, ids);
  if (meetingId !== null) await assertInvited(db, meetingId, found);
  return found.map(toAddressee);
}

type Row = Omit<Addressee, 'problem'> & { status: string; accountStatus: string };

/** Of a person who applied again after a revocation, the present application, unless the other one was named. */
const oneEach = (rows: readonly Row[], ids: readonly string[]): Row[] => {
  const named = new Set(ids);
  const persons = new Map<string, Row>();
  for (const row of rows)
    if (named.has(row.applicationId) || !persons.has(row.personId)) persons.set(row.personId, row);
  return [...persons.values()];
};

const areAllFound = (rows: readonly Row[], ids: readonly string[]): boolean => {
  const known = new Set(rows.flatMap(({ applicationId, personId }) => [applicationId, personId]));
  return ids.every((id) => known.has(id));
};

async function assertInvited(db: Db, meetingId: string, rows: readonly Row[]): Promise<void> {
  const invited = await db
    .select({ id: meetingInvitations.applicationId })
    .from(meetingInvitations)
    .where(eq(meetingInvitations.meetingId, meetingId));
  const ids = new Set(invited.map(({ id }) => id));
  if (rows.some(({ applicationId }) => !ids.has(applicationId))) throw invalidAt('addressees', m.notInvited);
}

const toAddressee = ({ status, accountStatus, ...row }: Row): Addressee => ({
  ...row,
  problem: problemOf({ status, accountStatus, phone: row.phone }),
});

function problemOf({ status, accountStatus, phone }: Pick<Row, 'status' | 'accountStatus' | 'phone'>) {
  if (status === 'IS_REVOKED') return 'REVOKED';
  if (accountStatus === 'WITHDRAWN') return 'ACCOUNT_CLOSED';
  if (phone === '') return 'NO_ADDRESS';
  return mobileError(phone) ? 'NO_MOBILE' : null;
}
