import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '회원 등록하기', en: 'Add a member', cn: '添加会员' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/users/create', right: 'members.write' },
];
