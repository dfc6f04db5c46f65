import { defineTexts } from '../../common/text.ts';

export const withdrawalMeasureTexts = defineTexts('withdrawalMeasures', {
  left: { ko: '탈퇴', en: 'Withdrawals', cn: '注销' },
  leftDefinition: {
    ko: '그날 탈퇴한 개인과 기업이에요. 관리자가 처리한 탈퇴도 세요.',
    en: 'Persons and companies who left on that day, also those whom an administrator removed.',
    cn: '当天注销的个人和企业，包括管理员处理的注销。',
  },
  unit: { ko: '명', en: 'people', cn: '人' },
  kind: { ko: '회원 종류', en: 'Kind of member', cn: '会员类型' },
  PERSON: { ko: '개인', en: 'Person', cn: '个人' },
  COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
});
