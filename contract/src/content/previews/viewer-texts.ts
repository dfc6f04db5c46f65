import { defineTexts } from '../../common/text.ts';

/** Labels of those as whom a page is previewed. */
export const previewViewerTexts = defineTexts('previewViewers', {
  VISITOR: { ko: '방문자', en: 'Visitor', cn: '访客' },
  PERSON: { ko: '개인회원', en: 'Person', cn: '个人会员' },
  COMPANY: { ko: '기업회원', en: 'Company', cn: '企业会员' },
});
