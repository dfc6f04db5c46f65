import { sql } from 'drizzle-orm';
import { formRecordTexts as m } from '@ieum/contract/content/forms/record-texts.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { serviceForms } from './tables.ts';

interface Row {
  name: string;
  type: string;
}

/** The forms that the member submitted while logged in. */
export const formsRecordSection = defineRecordSection<Row>({
  kind: 'forms',
  title: m.title,
  right: 'content.read',
  rows: ({ userId }) => sql`
    select ${serviceForms.id} as id, ${serviceForms.createdAt} as at, ${serviceForms.name} as name,
      ${serviceForms.type} as type
    from ${serviceForms} where ${serviceForms.userId} = ${userId}`,
  present: ({ name, type }, { id }) => ({ text: name, detail: type, link: `/console/forms/${id}` }),
  targets: ({ userId }) =>
    sql`select ${serviceForms.id} from ${serviceForms} where ${serviceForms.userId} = ${userId}`,
});
