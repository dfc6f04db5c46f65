import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  create: { ko: '새 게시글 쓰기', en: 'Write a post', cn: '撰写帖子' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.create, to: '/console/boards/create', right: 'content.write' },
];
