import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 양식 만들기', en: 'Create a form', cn: '新建表单' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/forms/new', right: 'content.write' },
];
