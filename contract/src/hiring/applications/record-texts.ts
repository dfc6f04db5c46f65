import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const applicationRecordTexts = defineTexts('applicationRecord', {
  title: { ko: '지원', en: 'Applications', cn: '应聘' },
});
