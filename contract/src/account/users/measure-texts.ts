import { defineTexts } from '../../common/text.ts';

export const userMeasureTexts = defineTexts('userMeasures', {
  signUps: { ko: '가입', en: 'Sign-ups', cn: '注册' },
  signUpsDefinition: {
    ko: '그날 가입한 개인과 기업이에요. 지금은 탈퇴했거나 이용이 정지된 회원도 세고, 관리자는 세지 않아요.',
    en: 'Persons and companies who signed up on that day, also those who have left or are suspended now; no administrators.',
    cn: '当天注册的个人和企业，包括现已注销或停用的会员，不含管理员。',
  },
  unit: { ko: '명', en: 'people', cn: '人' },
  kind: { ko: '회원 종류', en: 'Kind of member', cn: '会员类型' },
  state: { ko: '지금 상태', en: 'State now', cn: '当前状态' },
  PERSON: { ko: '개인', en: 'Person', cn: '个人' },
  COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
  ACTIVE: { ko: '이용 중', en: 'Active', cn: '使用中' },
  BLOCKED: { ko: '이용 정지', en: 'Suspended', cn: '已停用' },
  WITHDRAWN: { ko: '탈퇴', en: 'Left', cn: '已注销' },
});
