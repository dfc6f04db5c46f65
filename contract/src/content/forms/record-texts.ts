import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const formRecordTexts = defineTexts('formRecord', {
  title: { ko: '제출한 양식', en: 'Submitted forms', cn: '提交的表单' },
});
