import { sql } from 'drizzle-orm';
import type { TextingState } from '@ieum/contract/live/textings/enums.ts';
import { textingRecordTexts as m } from '@ieum/contract/live/textings/record-texts.ts';
import { defineRecordSection, excerptOf } from '#kit/member-record.ts';
import { textingAddressees, textings } from './tables.ts';

interface Row {
  message: string;
  count: number;
  state: TextingState;
}

/** The text messages of the member's company to applicants, for the administrators who investigate misuse. */
export const textingsRecordSection = defineRecordSection<Row>({
  kind: 'textings',
  title: m.title,
  right: 'messages.read',
  rows: ({ companyId }) =>
    companyId === null
      ? undefined
      : sql`
    select ${textings.id} as id, ${textings.createdAt} as at, ${textings.message} as message,
      ${textings.state} as state,
      (select count(*)::int from ${textingAddressees}
        where ${textingAddressees.textingId} = ${textings.id}) as count
    from ${textings} where ${textings.companyId} = ${companyId}::uuid and ${textings.state} <> 'DRAFT'`,
  present: ({ message, count }, { say }) => ({ text: excerptOf(message), detail: say(m.count, { count }) }),
});
