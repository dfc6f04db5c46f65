import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { mayUse, roles, type Right } from '@ieum/contract/common/rights.ts';
import type { ApprovalState } from '@ieum/contract/foundation/approvals/enums.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { byCreation, countUpToCap, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { approvalRequests, type ApprovalRow } from './tables.ts';

/** Requests, newest first. */
export async function listRequests(db: Db, state: ApprovalState | undefined, part: PageRequest) {
  const where = state ? eq(approvalRequests.state, state) : undefined;
  const selection = db.select().from(approvalRequests).$dynamic();
  const page = await readPage(selection, { where, columns: byCreation(approvalRequests), part });
  const counted = sql`select 1 from ${approvalRequests} where ${where ?? sql`true`}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

export async function findRequest(db: Db, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, id));
  return row;
}

/** The same for a decision. */
export async function findRequestForUpdate(db: Db, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, id)).for('update');
  return row;
}

const MAX_APPROVERS = 200;

/** The other active administrators who may decide about an act of this right, 200 at most. */
export async function listApprovers(db: Db, right: Right, requesterId: string): Promise<string[]> {
  const able = roles.filter((role) => mayUse(role, 'approvals.write') && mayUse(role, right));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isConsole, true),
        eq(users.status, 'ACTIVE'),
        inArray(users.role, able),
        ne(users.id, requesterId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(MAX_APPROVERS);
  return rows.map(({ id }) => id);
}

/** The role of an administrator who is still active. */
export async function findActiveRole(db: Db, userId: string | null) {
  if (!userId) return undefined;
  const [row] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isConsole, true), eq(users.status, 'ACTIVE')));
  return row?.role ?? undefined;
}
