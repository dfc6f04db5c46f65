import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  readings: { ko: '열람 기록', en: 'Who read personal data', cn: '查阅记录' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.readings, to: '/console/audit-logs?tab=readings' },
];
