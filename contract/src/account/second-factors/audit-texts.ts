import { defineAuditActions } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on second factors. */
export const auditActions = defineAuditActions({
  'secondFactors.setUp': { ko: '2단계 인증 켜기', en: 'Turned two-step verification on', cn: '开启两步验证' },
  'secondFactors.remove': {
    ko: '2단계 인증 끄기',
    en: 'Turned two-step verification off',
    cn: '关闭两步验证',
  },
  'secondFactors.renewCodes': {
    ko: '복구 코드 다시 만들기',
    en: 'Replaced recovery codes',
    cn: '更换恢复代码',
  },
  'secondFactors.removeOther': {
    ko: '다른 관리자의 2단계 인증 해제',
    en: 'Removed another administrator’s two-step verification',
    cn: '解除其他管理员的两步验证',
  },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}
