import { defineTexts } from '../../common/text.ts';

/** What a member’s record shows of this module. */
export const inquiryRecordTexts = defineTexts('inquiryRecord', {
  title: { ko: '서비스 문의', en: 'Service inquiries', cn: '服务咨询' },
});
