import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 약관 쓰기', en: 'Write terms', cn: '撰写条款' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/terms?edit=new', right: 'content.write' },
];
