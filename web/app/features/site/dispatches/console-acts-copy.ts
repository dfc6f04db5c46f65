import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  create: { ko: '문자·메일 보내기', en: 'Send messages', cn: '发送短信或邮件' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.create, to: '/console/messages/create', right: 'messages.write' },
];
