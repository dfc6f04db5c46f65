import { sql } from 'drizzle-orm';
import type { AuditDetails } from '@ieum/contract/foundation/audit/details.ts';
import type { AuditAction } from '@ieum/contract/foundation/audit/action-texts.ts';
import type { readingTexts } from '@ieum/contract/foundation/audit/reading-texts.ts';
import type { DetailText } from '@ieum/contract/foundation/audit/detail-texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import type { Context, Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { accessRecords, auditLogs } from './tables.ts';

/** An action with its subject; a kind of subject or a detail without a text does not compile. */
interface AuditEntry<Action extends AuditAction, Subject extends string, Details, Field extends string> {
  action: Action;
  subjectType: Subject;
  subjectId: string | null;
  subjectName: string;
  details?: AuditDetails<Details, Field>;
}

/** The actions, kinds of subject and details of a module, with their labels. */
interface AuditTexts<Action extends AuditAction, Subject extends string, Details, Field extends string> {
  actions: Readonly<Record<Action, KeyedText>>;
  subjects: Readonly<Record<Subject, KeyedText>>;
  details?: Details;
  fields?: Readonly<Record<Field, KeyedText>>;
}

type AuditContext = Pick<Context<'member'>, 'db' | 'now' | 'actor' | 'caller'>;

/**
 * Returns the function that records actions of a module in the transaction, several at once where many rows are
 * written: who did what, when and from where.
 */
export const auditWith =
  <
    Action extends AuditAction,
    Subject extends string,
    Details extends Readonly<Record<string, DetailText>> = Record<never, DetailText>,
    Field extends string = never,
  >(
    _: AuditTexts<Action, Subject, Details, Field>,
  ) =>
  async (
    { actor, caller, now, db }: AuditContext,
    ...entries: readonly AuditEntry<NoInfer<Action>, NoInfer<Subject>, NoInfer<Details>, NoInfer<Field>>[]
  ): Promise<void> => {
    const by = {
      actorId: actor.userId,
      actorName: actor.username,
      address: caller.address,
      createdAt: now,
    };
    if (entries.length > 0)
      await db
        .insert(auditLogs)
        .values(entries.map((entry) => ({ ...entry, ...storedDetails(entry), ...by })));
  };

function storedDetails({ details = {} }: { details?: AuditDetails<unknown, string> }) {
  const { fields, ...rest } = details;
  return { details: { ...rest, ...(fields && { fields: fields.join(', ') }) } };
}

/** A kind of personal data, which has a label. */
export type ReadingKind = keyof typeof readingTexts;

/** One reading of a person's data. */
interface AccessedData {
  personId: string;
  what: ReadingKind;
  subjectId?: string | null;
  reason?: string | null;
  /** How the reader is shown to the person: a company's name; the username when absent. */
  readerName?: string;
}

/** Records at once that the data of several people was read for one reason, as by an export. */
export async function recordReadings(
  { db, actor, caller, now }: AuditContext,
  readings: readonly { personId: string; subjectId: string }[],
  { what, reason, readerName }: { what: ReadingKind; reason: string; readerName: string },
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

  function record({ actor, caller, now }: ReadingContext, { readerName, ...reading }: AccessedData) {
    if (reading.personId === actor.userId) return;
    const by = { readerId: actor.userId, readerName: readerName ?? actor.username, address: caller.address };
    writer.add({ ...reading, ...by, createdAt: now });
  }

  return { record, flush: writer.flush, stop: writer.stop };
}
export type AccessRecords = ReturnType<typeof createAccessRecords>;
