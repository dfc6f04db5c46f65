import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  create: { ko: '새 강의 만들기', en: 'Create a lecture', cn: '创建讲座' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.create, to: '/console/lecture/list?edit=new', right: 'content.write' },
];
