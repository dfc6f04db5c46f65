import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const postSearchTexts = defineTexts('postSearch', {
  title: { ko: '게시글', en: 'Posts', cn: '帖子' },
});
