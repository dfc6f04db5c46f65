import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const boardRecordTexts = defineTexts('boardRecord', {
  posts: { ko: '게시글', en: 'Posts', cn: '帖子' },
  comments: { ko: '댓글', en: 'Comments', cn: '评论' },
  removed: { ko: '지운 댓글이에요', en: 'A deleted comment', cn: '已删除的评论' },
  reports: { ko: '댓글 신고', en: 'Reports of comments', cn: '评论举报' },
  sent: { ko: '보낸 신고', en: 'Sent', cn: '发出的举报' },
  received: { ko: '받은 신고', en: 'Received', cn: '收到的举报' },
  OPEN: { ko: '처리 전', en: 'Open', cn: '待处理' },
  DISMISSED: { ko: '문제없음', en: 'Dismissed', cn: '无问题' },
  REMOVED: { ko: '댓글 지움', en: 'Comment deleted', cn: '已删除评论' },
});
