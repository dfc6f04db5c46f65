import { defineTexts } from '../../common/text.ts';

/** Every recorded action of administrators: module and verb. */
export const auditActionTexts = defineTexts('auditActions', {
  'companies.approve': { ko: '기업 승인', en: 'Approved a company', cn: '通过企业审核' },
  'companies.reject': { ko: '기업 반려', en: 'Rejected a company', cn: '驳回企业' },
  'users.create': { ko: '회원 등록', en: 'Added a member', cn: '添加会员' },
  'users.revise': { ko: '회원 정보 수정', en: 'Changed a member', cn: '修改会员信息' },
  'users.disclose': { ko: '개인정보 전체 보기', en: 'Saw personal data whole', cn: '查看全部个人信息' },
  'users.setLevel': { ko: '등급 바꾸기', en: 'Changed a level', cn: '更改等级' },
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
  'messages.sendSms': { ko: '문자 보내기', en: 'Sent an SMS', cn: '发送短信' },
  'messages.sendEmail': { ko: '메일 보내기', en: 'Sent an e-mail', cn: '发送邮件' },
  'messages.setTime': { ko: '메시지 보낼 시각 바꾸기', en: 'Moved a message', cn: '更改消息发送时间' },
  'messages.stop': { ko: '메시지 보내지 않기', en: 'Stopped a message', cn: '停止发送消息' },
  'messages.retry': { ko: '메시지 다시 보내기', en: 'Sent a message again', cn: '重新发送消息' },
  'recruitments.create': { ko: '공고 등록', en: 'Added a recruitment', cn: '添加招聘' },
  'recruitments.revise': { ko: '공고 수정', en: 'Changed a recruitment', cn: '修改招聘' },
  'recruitments.setState': {
    ko: '공고 상태 바꾸기',
    en: 'Changed a recruitment’s state',
    cn: '更改招聘状态',
  },
  'recruitments.remove': { ko: '공고 삭제', en: 'Deleted a recruitment', cn: '删除招聘' },
  'applicants.export': { ko: '지원자 내려받기', en: 'Downloaded applicants', cn: '下载应聘者' },
  'terms.create': { ko: '약관 추가', en: 'Added terms', cn: '添加条款' },
  'terms.revise': { ko: '약관 수정', en: 'Changed terms', cn: '修改条款' },
  'terms.reorder': { ko: '약관 순서 바꾸기', en: 'Reordered terms', cn: '调整条款顺序' },
  'terms.remove': { ko: '약관 삭제', en: 'Deleted terms', cn: '删除条款' },
  'levels.create': { ko: '등급 추가', en: 'Added a level', cn: '添加等级' },
  'levels.revise': { ko: '등급 수정', en: 'Changed a level', cn: '修改等级' },
  'levels.reorder': { ko: '등급 순서 바꾸기', en: 'Reordered levels', cn: '调整等级顺序' },
  'levels.remove': { ko: '등급 삭제', en: 'Deleted a level', cn: '删除等级' },
  'settings.save': { ko: '설정 바꾸기', en: 'Changed the settings', cn: '更改设置' },
  'audit.export': { ko: '감사 기록 내려받기', en: 'Downloaded the audit log', cn: '下载审计记录' },
});
export type AuditAction = keyof typeof auditActionTexts;

/** The kinds of target of an action. */
export const auditTargetTexts = defineTexts('auditTargets', {
  company: { ko: '기업', en: 'Company', cn: '企业' },
  user: { ko: '회원', en: 'Member', cn: '会员' },
  recruitment: { ko: '공고', en: 'Recruitment', cn: '招聘' },
  terms: { ko: '약관', en: 'Terms', cn: '条款' },
  level: { ko: '등급', en: 'Level', cn: '等级' },
  setting: { ko: '설정', en: 'Settings', cn: '设置' },
  dispatch: { ko: '여러 회원', en: 'Several members', cn: '多位会员' },
  message: { ko: '메시지', en: 'Message', cn: '消息' },
  audit: { ko: '감사 기록', en: 'Audit log', cn: '审计记录' },
});
export type AuditTarget = keyof typeof auditTargetTexts;
