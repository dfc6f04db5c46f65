import { defineTexts } from '../../common/text.ts';

/** Labels of submitted forms on the page of a member's own data. */
export const collectedFormTexts = defineTexts('collectedForms', {
  title: { ko: '제출한 양식', en: 'Submitted forms', cn: '提交的表单' },
});
