import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const lectureSearchTexts = defineTexts('lectureSearch', {
  title: { ko: '강의', en: 'Lectures', cn: '讲座' },
});
