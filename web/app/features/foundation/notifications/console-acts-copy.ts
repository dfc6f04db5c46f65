import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  inbox: { ko: '알림', en: 'Notifications', cn: '通知' },
});

export const consoleActs: readonly ConsoleAct[] = [{ name: names.inbox, to: '/console/inbox' }];
