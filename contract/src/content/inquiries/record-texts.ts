import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const inquiryRecordTexts = defineTexts('inquiryRecord', {
  title: { ko: '서비스 문의', en: 'Service inquiries', cn: '服务咨询' },
});
