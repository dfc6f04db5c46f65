import { defineTexts } from '../../common/text.ts';

/** What a group of recipients is chosen by; the names of `GroupConditions`. */
export const conditionTexts = defineTexts('groupConditions', {
  userType: { ko: '회원 구분', en: 'Kind of member', cn: '会员类型' },
  _level: { ko: '등급', en: 'Level', cn: '等级' },
  approval: { ko: '기업 승인', en: 'Approval of the company', cn: '企业审核' },
  region: { ko: '지역', en: 'Region', cn: '地区' },
  joinedFrom: { ko: '가입한 날 (부터)', en: 'Signed up from', cn: '注册日（起）' },
  joinedTo: { ko: '가입한 날 (까지)', en: 'Signed up until', cn: '注册日（止）' },
  loggedInFrom: { ko: '마지막 로그인 (부터)', en: 'Last login from', cn: '最后登录（起）' },
  loggedInTo: { ko: '마지막 로그인 (까지)', en: 'Last login until', cn: '最后登录（止）' },
  isAgreed: { ko: '광고 수신 동의', en: 'Agrees to advertising', cn: '同意接收广告' },
  hasResume: { ko: '이력서 있음', en: 'Has a résumé', cn: '有简历' },
  hasApplied: { ko: '지원한 적 있음', en: 'Has applied', cn: '曾应聘' },
});

/** Values of the conditions by which a group is chosen. */
export const conditionValueTexts = defineTexts('groupConditionValues', {
  yes: { ko: '예', en: 'Yes', cn: '是' },
  no: { ko: '아니요', en: 'No', cn: '否' },
  PERSON: { ko: '개인', en: 'Person', cn: '个人' },
  COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
  PENDING: { ko: '승인 대기', en: 'Waiting', cn: '等待审核' },
  APPROVED: { ko: '승인', en: 'Approved', cn: '已通过' },
  REJECTED: { ko: '반려', en: 'Rejected', cn: '已驳回' },
});

/** What an approver reads about a message besides its text. */
export const messageFactTexts = defineTexts('messageFacts', {
  recipients: { ko: '받는 사람', en: 'Recipients', cn: '收件人' },
  everyMember: { ko: '이용하는 모든 회원', en: 'Every active member', cn: '所有正常使用的会员' },
  others: { ko: '{names} 외 {count}명', en: '{names} and {count} others', cn: '{names}及其他{count}人' },
  purpose: { ko: '용도', en: 'Purpose', cn: '用途' },
  advertising: {
    ko: '광고 (동의한 회원에게만 나가요)',
    en: 'Advertising (only to those who agreed)',
    cn: '广告（仅发送给同意的会员）',
  },
  service: { ko: '안내', en: 'Service', cn: '通知' },
});
