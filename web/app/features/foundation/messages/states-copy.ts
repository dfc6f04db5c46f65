import type { MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import { defineCopy } from '#lib/format/copy.ts';
import { done, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  WAITING: { ko: '보낼 예정', en: 'To be sent', cn: '待发送' },
  SENT: { ko: '보냄', en: 'Sent', cn: '已发送' },
  FAILED: { ko: '보내지 못함', en: 'Failed', cn: '发送失败' },
  WITHHELD: { ko: '보내지 않음', en: 'Withheld', cn: '未发送' },
});

/** The states of a text message or an e-mail. */
export const messageLooks = statesOf(labels, {
  WAITING: wait,
  SENT: done,
  FAILED: { hue: 'rose' },
  WITHHELD: { hue: 'ink' },
});

/** The state of a message as `messageLooks` and the records of members name it. */
export const shownState: Readonly<Record<MessageState, keyof typeof messageLooks>> = {
  QUEUED: 'WAITING',
  SENT: 'SENT',
  FAILED: 'FAILED',
  WITHHELD: 'WITHHELD',
};
