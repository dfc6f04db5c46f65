import { defineAuditActions } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on members and companies. */
export const auditActions = defineAuditActions({
  'companies.approve': { ko: '기업 승인', en: 'Approved a company', cn: '通过企业审核' },
  'companies.reject': { ko: '기업 반려', en: 'Rejected a company', cn: '驳回企业' },
  'users.create': { ko: '회원 등록', en: 'Added a member', cn: '添加会员' },
  'users.revise': { ko: '회원 정보 수정', en: 'Changed a member', cn: '修改会员信息' },
  'users.disclose': { ko: '개인정보 전체 보기', en: 'Saw personal data whole', cn: '查看全部个人信息' },
  'users.setLevel': { ko: '등급 바꾸기', en: 'Changed a level', cn: '更改等级' },
  'users.setRole': { ko: '관리자 역할 바꾸기', en: 'Changed a role', cn: '更改管理员角色' },
  'users.resetPassword': {
    ko: '임시 비밀번호 보내기',
    en: 'Sent a temporary password',
    cn: '发送临时密码',
  },
  'users.block': { ko: '이용 정지', en: 'Suspended an account', cn: '停用账户' },
  'users.unblock': { ko: '이용 정지 풀기', en: 'Lifted a suspension', cn: '解除停用' },
  'users.withdraw': { ko: '탈퇴 처리', en: 'Closed an account', cn: '注销账户' },
  'users.erase': { ko: '개인정보 지우기', en: 'Erased personal data', cn: '删除个人信息' },
  'users.export': { ko: '회원 내려받기', en: 'Downloaded members', cn: '下载会员' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}
