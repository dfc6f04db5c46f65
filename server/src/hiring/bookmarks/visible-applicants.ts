import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import type { Actor, Db } from '#kit/context.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';

// A company may see the people who applied to it, and their applications; all other accounts see none.

/** Whether this person ever applied to the caller's company. */
export const maySeePerson = async (db: Db, actor: Actor, personId: string): Promise<boolean> =>
  (await findPersons(db, actor, [personId])).size > 0;

/** Whether this application was sent to the caller's company and not revoked. */
export async function maySeeApplication(db: Db, actor: Actor, applicationId: string): Promise<boolean> {
  const [found] = await findApplications(db, actor, [applicationId]);
  return found !== undefined && found.status !== 'IS_REVOKED';
}

/** The names people applied under, by their ids; people whom the caller may not see are missing. */
export async function findPersons(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const isTheirs = ids.length > 0 && known(actor);
  if (!isTheirs) return new Map();
  const rows = await db
    .selectDistinctOn([applications.personId], { id: applications.personId, name: applications.personName })
    .from(applications)
    .where(and(isTheirs, inArray(applications.personId, [...ids])))
    .orderBy(applications.personId, desc(applications.savedAt));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The facts that a bookmark shows of its application, revoked or not. */
export async function findApplications(db: Db, actor: Actor, ids: readonly string[]) {
  const isTheirs = ids.length > 0 && known(actor);
  if (!isTheirs) return [];
  return db
    .select({
      id: applications.id,
      recruitmentId: applications.recruitmentId,
      name: applications.personName,
      subject: recruitments.subject,
      status: applications.status,
      stage: applications.stage,
    })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .where(and(isTheirs, inArray(applications.id, [...ids])));
}
export type KnownApplication = Awaited<ReturnType<typeof findApplications>>[number];

function known(actor: Actor): SQL | undefined {
  if (actor.userType !== 'COMPANY') return undefined;
  return and(eq(applications.companyId, actor.companyId), ne(applications.status, 'ON_WRITING'));
}
