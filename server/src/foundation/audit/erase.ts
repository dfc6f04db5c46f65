import { eq, inArray, sql } from 'drizzle-orm';
import { type Eraser } from '#kit/erasure.ts';
import { allowRetention } from './retention.ts';
import { accessRecords, auditLogs } from './tables.ts';

/**
 * Records stay as long as the law requires, identified by ids; names, addresses and texts in them are erased.
 */
export const eraseRecords: Eraser = async ({ db }, subject) => {
  const { userId, companyId } = subject;
  await allowRetention(db);
  await db
    .update(accessRecords)
    .set({ readerName: subject.formerName, address: '' })
    .where(eq(accessRecords.readerId, userId));
  await db.update(accessRecords).set({ reason: null }).where(eq(accessRecords.personId, userId));
  const subjects = [userId, companyId].filter((id) => id !== null);
  await db
    .update(auditLogs)
    .set({ subjectName: subject.formerName, details: withoutTexts })
    .where(inArray(auditLogs.subjectId, subjects));
};

const withoutTexts = sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb)
  from jsonb_each(${auditLogs.details}) where jsonb_typeof(value) <> 'string')`;
