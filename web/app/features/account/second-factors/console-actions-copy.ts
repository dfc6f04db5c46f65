import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  setup: { ko: '2단계 인증 설정', en: 'Two-step login', cn: '两步验证设置' },
});

export const consoleActions: readonly ConsoleAction[] = [{ name: names.setup, to: '/console/password' }];
