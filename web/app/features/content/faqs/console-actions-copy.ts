import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 FAQ 쓰기', en: 'Write an FAQ', cn: '撰写FAQ' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/center/faqs?edit=new', right: 'content.write' },
];
