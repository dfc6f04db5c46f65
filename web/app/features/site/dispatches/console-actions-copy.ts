import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '문자·메일 보내기', en: 'Send messages', cn: '发送短信或邮件' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/messages/create', right: 'messages.write' },
];
