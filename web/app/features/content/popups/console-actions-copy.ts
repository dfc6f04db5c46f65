import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 팝업 만들기', en: 'Create a popup', cn: '新建弹窗' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/popups?edit=new', right: 'content.write' },
];
