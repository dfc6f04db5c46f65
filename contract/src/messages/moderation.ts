import { defineMessages } from './message.ts';

export const moderationMessages = defineMessages('moderation', {
  companyUnknown: {
    ko: '승인한 기업을 골라 주세요',
    en: 'Please choose an approved company',
    cn: '请选择已通过审核的企业',
  },
});
