import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  queue: { ko: '공고·기업 신고', en: 'Reports of recruitments and companies', cn: '招聘与企业举报' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.queue, to: '/console/recruitment/list?tab=flags' },
];
