import { defineTexts } from '../../common/text.ts';

/** What a member’s record shows of this module. */
export const formRecordTexts = defineTexts('formRecord', {
  title: { ko: '제출한 양식', en: 'Submitted forms', cn: '提交的表单' },
});
