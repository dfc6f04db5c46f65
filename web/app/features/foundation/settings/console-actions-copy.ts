import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  business: { ko: '사업자 정보 설정', en: 'Business details', cn: '经营者信息设置' },
  security: { ko: '관리자 보안 설정', en: 'Security of administrators', cn: '管理员安全设置' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.business, to: '/console/setting' },
  { name: names.security, to: '/console/setting' },
];
