import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  create: { ko: '새 배너 만들기', en: 'Create a banner', cn: '新建横幅' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.create, to: '/console/banners/create', right: 'content.write' },
];
