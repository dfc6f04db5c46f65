import { defineTexts } from '../../common/text.ts';

/** Labels of posts, comments and reports on the page of a member's own data. */
export const collectedBoardTexts = defineTexts('collectedBoards', {
  posts: { ko: '게시글', en: 'Posts', cn: '帖子' },
  comments: { ko: '댓글', en: 'Comments', cn: '评论' },
  reports: { ko: '댓글 신고', en: 'Reports of comments', cn: '评论举报' },
});
