import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 공지 쓰기', en: 'Write a notice', cn: '撰写公告' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/center/notifications?edit=new', right: 'content.write' },
];
