import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const postSearchTexts = defineTexts('postSearch', {
  title: { ko: '게시글', en: 'Posts', cn: '帖子' },
});
