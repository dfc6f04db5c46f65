import { sql } from 'drizzle-orm';
import type { MessageChannel, MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import { messageRecordTexts as m } from '@ieum/contract/foundation/messages/record-texts.ts';
import { maskEmail, maskPhone } from '#kit/masks.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { messages } from '../tables.ts';

interface Row {
  channel: MessageChannel;
  to: string;
  subject: string | null;
  state: MessageState;
}

/** The messages sent to the member, without their texts, which the console's list of messages shows. */
export const messagesRecordSection = defineRecordSection<Row>({
  kind: 'messages',
  title: m.title,
  right: 'messages.read',
  rows: ({ userId }) => sql`
    select ${messages.id} as id, ${messages.createdAt} as at, ${messages.channel} as channel,
      ${messages.to} as to, ${messages.subject} as subject, ${messages.state} as state
    from ${messages} where ${messages.userId} = ${userId}`,
  present: ({ channel, to, subject, state }, { say, id }) => ({
    text: subject ?? say(m[channel]),
    detail: `${say(m[channel])} · ${channel === 'SMS' ? maskPhone(to) : maskEmail(to)}`,
    state: { domain: 'message', value: state === 'QUEUED' ? 'WAITING' : state },
    link: `/console/messages?id=${id}`,
  }),
});
