import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const lectureSearchTexts = defineTexts('lectureSearch', {
  title: { ko: '강의', en: 'Lectures', cn: '讲座' },
});
