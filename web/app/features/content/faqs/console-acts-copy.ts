import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  create: { ko: '새 FAQ 쓰기', en: 'Write an FAQ', cn: '撰写FAQ' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.create, to: '/console/center/faqs?edit=new', right: 'content.write' },
];
