import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  accessRecords: { ko: '열람 기록', en: 'Who read personal data', cn: '查阅记录' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.accessRecords, to: '/console/audit-logs?tab=readings' },
];
