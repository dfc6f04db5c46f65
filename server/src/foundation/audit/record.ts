import { sql } from 'drizzle-orm';
import type { AuditDetails } from '@ieum/contract/foundation/audit/details.ts';
import type { AuditTarget } from '@ieum/contract/foundation/audit/action-texts.ts';
import type { Message } from '@ieum/contract/common/text.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import type { Context, Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { accessRecords, auditLogs } from './tables.ts';

/** An action with its target; a kind of target or a detail without a text does not compile. */
interface AuditEntry<Action extends string> {
  action: Action;
  subjectType: AuditTarget;
  subjectId: string | null;
  subjectName: string;
  details?: AuditDetails;
}

type Doing = Pick<Context<'member'>, 'db' | 'now' | 'actor' | 'caller'>;

/** Returns the function that records a module's actions in the transaction: who did what, when and from where. */
export const auditWith =
  <Action extends string>(_: Readonly<Record<Action, Message>>) =>
  async ({ actor, caller, now, db }: Doing, entry: AuditEntry<NoInfer<Action>>): Promise<void> => {
    const { fields, ...details } = entry.details ?? {};
    await db.insert(auditLogs).values({
      ...entry,
      details: { ...details, ...(fields && { fields: fields.join(', ') }) },
      actorId: actor.userId,
      actorName: actor.username,
      address: caller.address,
      createdAt: now,
    });
  };

/**
 * One reading of a person's data; `what` is for example RESUME, APPLICATION, CONTACT, BUSINESS_REGISTRATION.
 */
interface Reading {
  personId: string;
  what: string;
  subjectId?: string | null;
  reason?: string | null;
  /** How the reader is shown to the person: a company's name; the username when absent. */
  readerName?: string;
}

/** Records at once that the data of several people was read for one reason, as by an export. */
export async function recordReadings(
  { db, actor, caller, now }: Doing,
  readings: readonly { personId: string; subjectId: string }[],
  { what, reason, readerName }: { what: string; reason: string; readerName: string },
): Promise<void> {
  if (readings.length === 0) return;
  const listed = readings.map(({ personId, subjectId }) => ({ id: newId(), personId, subjectId }));
  // One array parameter for each field, because a parameter for each field of each row would cost more than
  // the reading.
  await db.execute(sql`
    insert into ${accessRecords} (id, reader_id, reader_name, person_id, what, subject_id, reason, address, created_at)
    select reading.id, ${actor.userId}::uuid, ${readerName}::text, "personId", ${what}::text, "subjectId",
      ${reason}::text, ${caller.address}::text, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(listed)}::json) as reading (id uuid, "personId" uuid, "subjectId" uuid)`);
}

type ReadingContext = Pick<Context<'member'>, 'actor' | 'caller' | 'now'>;

/**
 * Records who read whose personal data, written once a second and at shutdown; reading one's own data is not
 * recorded.
 */
export function createAccessRecords(db: Db, onError: (error: unknown) => void) {
  const writer = createBufferedWriter<typeof accessRecords.$inferInsert>(async (rows) => {
    await db.insert(accessRecords).values(rows);
  }, onError);

  function record({ actor, caller, now }: ReadingContext, { readerName, ...reading }: Reading) {
    if (reading.personId === actor.userId) return;
    const by = { readerId: actor.userId, readerName: readerName ?? actor.username, address: caller.address };
    writer.add({ ...reading, ...by, createdAt: now });
  }

  return { record, flush: writer.flush, stop: writer.stop };
}
export type AccessRecords = ReturnType<typeof createAccessRecords>;
