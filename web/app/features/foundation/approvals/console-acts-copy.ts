import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  pending: { ko: '승인 요청', en: 'Approval requests', cn: '审批请求' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.pending, to: '/console/audit-logs?tab=approvals', right: 'approvals.read' },
];
