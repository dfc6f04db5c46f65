import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 강의 만들기', en: 'Create a lecture', cn: '创建讲座' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/lecture/list?edit=new', right: 'content.write' },
];
