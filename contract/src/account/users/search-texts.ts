import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const memberSearchTexts = defineTexts('memberSearch', {
  title: { ko: '회원', en: 'Members', cn: '会员' },
});
