import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  pending: { ko: '승인 요청', en: 'Approval requests', cn: '审批请求' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.pending, to: '/console/audit-logs?tab=approvals', right: 'approvals.read' },
];
