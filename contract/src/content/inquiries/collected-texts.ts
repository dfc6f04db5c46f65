import { defineTexts } from '../../common/text.ts';

/** Labels of inquiries on the page of a member's own data. */
export const collectedInquiryTexts = defineTexts('collectedInquiries', {
  title: { ko: '서비스 문의', en: 'Service inquiries', cn: '服务咨询' },
  number: { ko: '접수 번호', en: 'Receipt number', cn: '受理编号' },
});
