import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 게시글 쓰기', en: 'Write a post', cn: '撰写帖子' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/boards/create', right: 'content.write' },
];
