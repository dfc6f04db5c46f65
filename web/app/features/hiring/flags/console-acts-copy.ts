import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  queue: { ko: '공고·기업 신고', en: 'Reports of recruitments and companies', cn: '招聘与企业举报' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.queue, to: '/console/recruitment/list?tab=flags' },
];
