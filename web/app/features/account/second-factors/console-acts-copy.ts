import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  setup: { ko: '2단계 인증 설정', en: 'Two-step login', cn: '两步验证设置' },
});

export const consoleActs: readonly ConsoleAct[] = [{ name: names.setup, to: '/console/password' }];
