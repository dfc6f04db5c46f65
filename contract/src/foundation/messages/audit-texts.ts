import { defineAuditActions, defineAuditTargets } from '../audit/action-texts.ts';

/** The recorded actions of administrators on the list of messages. */
export const auditActions = defineAuditActions({
  'messages.export': { ko: '메시지 목록 내려받기', en: 'Downloaded the messages', cn: '下载消息列表' },
});

/** The kinds of target of these actions. */
export const auditTargets = defineAuditTargets({
  messages: { ko: '메시지 목록', en: 'Messages', cn: '消息列表' },
});
