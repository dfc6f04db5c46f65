import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';
import { defineAuditFilters } from '../../foundation/audit/detail-texts.ts';

/** The recorded actions of administrators on messages. */
export const auditActions = defineAuditActions({
  'messages.sendSms': { ko: '문자 보내기', en: 'Sent an SMS', cn: '发送短信' },
  'messages.sendEmail': { ko: '메일 보내기', en: 'Sent an e-mail', cn: '发送邮件' },
  'messages.sendGroup': { ko: '조건에 맞는 회원에게 보내기', en: 'Sent to a group', cn: '按条件群发' },
  'messages.tryText': { ko: '쓰던 글을 나에게 보내 보기', en: 'Tried a text', cn: '向自己发送测试内容' },
  'messages.revise': {
    ko: '기다리는 메시지 고치기',
    en: 'Changed a waiting message',
    cn: '修改等待中的消息',
  },
  'messages.tryMail': { ko: '메일을 나에게 보내 보기', en: 'Tried an e-mail', cn: '向自己发送测试邮件' },
  'messages.stopAll': { ko: '보내기 멈추기', en: 'Stopped a dispatch', cn: '停止群发' },
  'messages.setTime': { ko: '메시지 보낼 시각 바꾸기', en: 'Moved a message', cn: '更改消息发送时间' },
  'messages.stop': { ko: '메시지 보내지 않기', en: 'Stopped a message', cn: '停止发送消息' },
  'messages.retry': { ko: '메시지 다시 보내기', en: 'Sent a message again', cn: '重新发送消息' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  dispatch: { ko: '여러 회원', en: 'Several members', cn: '多位会员' },
  message: { ko: '메시지', en: 'Message', cn: '消息' },
});

/** The conditions of a group of members, as sending to it records them. */
export const auditFilterTexts = defineAuditFilters({
  userType: { ko: '회원 구분', en: 'Kind of member', cn: '会员类型' },
  levelId: { ko: '등급', en: 'Level', cn: '等级' },
  approval: { ko: '승인 상태', en: 'Approval', cn: '审核状态' },
  joinedFrom: { ko: '가입한 날부터', en: 'Signed up from', cn: '注册起始日' },
  joinedTo: { ko: '가입한 날까지', en: 'Signed up until', cn: '注册截止日' },
  loggedInFrom: { ko: '마지막 로그인부터', en: 'Last login from', cn: '最后登录起始日' },
  loggedInTo: { ko: '마지막 로그인까지', en: 'Last login until', cn: '最后登录截止日' },
  region: { ko: '지역', en: 'Region', cn: '地区' },
  isAgreed: { ko: '광고 수신 동의', en: 'Agrees to advertising', cn: '同意接收广告' },
  hasResume: { ko: '이력서 있음', en: 'Has a résumé', cn: '有简历' },
  hasApplied: { ko: '지원한 적 있음', en: 'Has applied', cn: '曾应聘' },
});
