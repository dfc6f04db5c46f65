import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  create: { ko: '새 양식 만들기', en: 'Create a form', cn: '新建表单' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.create, to: '/console/forms/new', right: 'content.write' },
];
