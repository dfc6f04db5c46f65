import { defineTexts, type Message, type Text } from '../../common/text.ts';

const allActions = new Map<string, Message>();

/** Defines the actions that a module records, each with its label; the name is the module and the verb. */
export function defineAuditActions<const T extends Record<string, Text>>(
  actions: T,
): { [K in keyof T]: Message } {
  const labels = defineTexts('auditActions', actions);
  for (const [action, label] of Object.entries<Message>(labels)) allActions.set(action, label);
  return labels;
}

/** The label of an action; undefined for one that no imported module defines. */
export const findAuditAction = (action: string): Message | undefined => allActions.get(action);

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
  notice: { ko: '공지', en: 'Notice', cn: '公告' },
  question: { ko: '1:1 문의', en: 'Question', cn: '1对1咨询' },
  phrase: { ko: '자주 쓰는 답변', en: 'Saved phrase', cn: '常用语' },
  inquiry: { ko: '서비스 문의', en: 'Service inquiry', cn: '服务咨询' },
  faq: { ko: 'FAQ', en: 'FAQ', cn: '常见问题' },
  banner: { ko: '배너', en: 'Banner', cn: '横幅' },
  popup: { ko: '팝업', en: 'Popup', cn: '弹窗' },
  audit: { ko: '감사 기록', en: 'Audit log', cn: '审计记录' },
});
export type AuditTarget = keyof typeof auditTargetTexts;
