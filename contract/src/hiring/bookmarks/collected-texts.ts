import { defineTexts } from '../../common/text.ts';

/** Labels of bookmarks on the page of a member's own data. */
export const collectedBookmarkTexts = defineTexts('collectedBookmarks', {
  title: { ko: '관심 목록', en: 'Bookmarks', cn: '收藏' },
  person: { ko: '회원', en: 'Member', cn: '会员' },
});
