import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  business: { ko: '사업자 정보 설정', en: 'Business details', cn: '经营者信息设置' },
  security: { ko: '관리자 보안 설정', en: 'Security of administrators', cn: '管理员安全设置' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.business, to: '/console/setting' },
  { name: names.security, to: '/console/setting' },
];
