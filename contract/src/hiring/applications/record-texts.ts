import { defineTexts } from '../../common/text.ts';

/** What a member’s record shows of this module. */
export const applicationRecordTexts = defineTexts('applicationRecord', {
  title: { ko: '지원', en: 'Applications', cn: '应聘' },
});
