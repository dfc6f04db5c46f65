import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const memberSearchTexts = defineTexts('memberSearch', {
  title: { ko: '회원', en: 'Members', cn: '会员' },
});
