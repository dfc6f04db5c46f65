import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 해시태그 만들기', en: 'Create a hashtag', cn: '新建话题标签' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/hash-tags?edit=new', right: 'content.write' },
];
