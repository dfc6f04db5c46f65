import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 배너 만들기', en: 'Create a banner', cn: '新建横幅' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/banners/create', right: 'content.write' },
];
