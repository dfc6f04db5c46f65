import { defineTexts } from '../../common/text.ts';

export const moderationTexts = defineTexts('moderation', {
  waiting: {
    ko: '기업이 답한 숨긴 공고',
    en: 'Hidden postings that their companies answered about',
    cn: '企业已回复的隐藏职位',
  },
  companyUnknown: {
    ko: '승인한 기업을 골라 주세요',
    en: 'Please choose an approved company',
    cn: '请选择已通过审核的企业',
  },
  reasonRequired: {
    ko: '기업이 읽을 사유를 적어 주세요',
    en: 'Please give the reason that the company will read',
    cn: '请填写企业将看到的原因',
  },
});
