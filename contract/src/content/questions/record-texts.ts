import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const questionRecordTexts = defineTexts('questionRecord', {
  title: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
});
