import { sql } from 'drizzle-orm';
import { memberRecordTexts as m } from '@ieum/contract/foundation/audit/record-texts.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { actionText, readingText } from './labels.ts';
import { accessRecords, auditLogs } from './tables.ts';

interface AccessEntry {
  what: string;
  reader: string;
  reason: string | null;
}

/** The readings of the member's data, with their reasons. */
const readingsSection = defineRecordSection<AccessEntry>({
  kind: 'readings',
  title: m.readings,
  right: 'audit.read',
  rows: ({ userId }) => sql`
    select ${accessRecords.id} as id, ${accessRecords.createdAt} as at, ${accessRecords.what} as what,
      ${accessRecords.readerName} as reader, ${accessRecords.reason} as reason
    from ${accessRecords} where ${accessRecords.personId} = ${userId}`,
  present: ({ what, reader, reason }, { say }) => ({
    text: readingText(what, say),
    detail: [reader, reason].filter(Boolean).join(' · '),
  }),
});

interface Decision {
  action: string;
  actor: string;
  target: string;
  reason: string | null;
}

/** The acts of administrators about the account, its company and its rows, with the reasons. */
const decisionsSection = defineRecordSection<Decision>({
  kind: 'decisions',
  title: m.decisions,
  right: 'audit.read',
  rows: ({ targets }) => sql`
    select ${auditLogs.id} as id, ${auditLogs.createdAt} as at, ${auditLogs.action} as action,
      ${auditLogs.actorName} as actor, ${auditLogs.subjectName} as target,
      ${auditLogs.details} ->> 'reason' as reason
    from ${auditLogs} where ${auditLogs.subjectId} in (${targets})`,
  present: ({ action, actor, target, reason }, { say, id }) => ({
    text: actionText(action, say),
    detail: [target, reason, actor].filter(Boolean).join(' · '),
    link: `/console/audit-logs?id=${id}`,
  }),
});

export const auditRecordSections = [readingsSection, decisionsSection];
