import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  inbox: { ko: '알림', en: 'Notifications', cn: '通知' },
});

export const consoleActions: readonly ConsoleAction[] = [{ name: names.inbox, to: '/console/inbox' }];
