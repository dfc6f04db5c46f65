import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  create: { ko: '새 팝업 만들기', en: 'Create a popup', cn: '新建弹窗' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.create, to: '/console/popups?edit=new', right: 'content.write' },
];
