import { eq, inArray } from 'drizzle-orm';
import { collectedRecordTexts as m } from '@ieum/contract/foundation/audit/collected-texts.ts';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import { actionText, readingText } from './labels.ts';
import { accessRecords, auditLogs } from './tables.ts';

/** The readings of the member's data, and the acts of administrators about the account, without their names. */
export const recordsCollection: Collection = {
  sections: [
    {
      name: 'readings',
      title: m.readings,
      tables: ['access_records'],
      fields: { reader: m.reader, label: m.what, reason: c.reason, createdAt: c.at },
      rows: (work, { userId, locale }) =>
        mapRows(
          rowsById(work, accessRecords, eq(accessRecords.personId, userId)),
          ({ readerName, what, reason, createdAt }) => ({
            reader: readerName,
            what,
            label: readingText(what, ({ text }) => sayIn(locale, text)),
            reason,
            createdAt,
          }),
        ),
    },
    {
      name: 'decisions',
      title: m.decisions,
      tables: ['audit_logs'],
      fields: { label: m.action, reason: c.reason, createdAt: c.at },
      rows: (work, { userId, companyId, locale }) => {
        const subjects = [userId, companyId].filter((id) => id !== null);
        return mapRows(
          rowsById(work, auditLogs, inArray(auditLogs.subjectId, subjects)),
          ({ action, details, createdAt }) => ({
            action,
            label: actionText(action, ({ text }) => sayIn(locale, text)),
            reason: details['reason'] ?? null,
            createdAt,
          }),
        );
      },
    },
  ],
};
