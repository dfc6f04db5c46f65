import { sql } from 'drizzle-orm';
import { questionRecordTexts as m } from '@ieum/contract/content/questions/record-texts.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { questions } from './tables.ts';

interface Row {
  subject: string;
  state: string;
}

/** The member's questions to the centre. */
export const questionsRecordSection = defineRecordSection<Row>({
  kind: 'questions',
  title: m.title,
  right: 'support.read',
  rows: ({ userId }) => sql`
    select ${questions.id} as id, ${questions.createdAt} as at, ${questions.subject} as subject,
      ${questions.state} as state
    from ${questions} where ${questions.userId} = ${userId}`,
  present: ({ subject, state }, { id }) => ({
    text: subject,
    state: { domain: 'inquiry', value: state },
    link: `/console/center/questions?id=${id}`,
  }),
  targets: ({ userId }) =>
    sql`select ${questions.id} from ${questions} where ${questions.userId} = ${userId}`,
});
