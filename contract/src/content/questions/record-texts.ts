import { defineTexts } from '../../common/text.ts';

/** What a member’s record shows of this module. */
export const questionRecordTexts = defineTexts('questionRecord', {
  title: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
});
