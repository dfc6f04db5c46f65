import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';
import { defineAuditDetails } from '../../foundation/audit/detail-texts.ts';

/** The recorded actions of administrators on boards. */
export const auditActions = defineAuditActions({
  'boards.create': { ko: '게시글 작성', en: 'Wrote a post', cn: '撰写文章' },
  'boards.revise': { ko: '게시글 수정', en: 'Changed a post', cn: '修改文章' },
  'boards.remove': { ko: '게시글 삭제', en: 'Deleted a post', cn: '删除文章' },
  'boards.skipRemoval': {
    ko: '게시글 삭제 건너뜀(그사이 바뀜)',
    en: 'Did not delete a post that had changed',
    cn: '跳过删除（文章已变更）',
  },
  'boards.reviseComment': { ko: '댓글 수정', en: 'Changed a comment', cn: '修改评论' },
  'boards.removeComment': { ko: '댓글 삭제', en: 'Deleted a comment', cn: '删除评论' },
  'boards.dismissReports': { ko: '댓글 신고 기각', en: 'Dismissed reports of a comment', cn: '驳回评论举报' },
  'boards.createCode': { ko: '게시판 만들기', en: 'Created a board', cn: '创建版块' },
  'boards.reviseCode': { ko: '게시판 수정', en: 'Changed a board', cn: '修改版块' },
  'boards.removeCode': { ko: '게시판 삭제', en: 'Deleted a board', cn: '删除版块' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  board: { ko: '게시글', en: 'Post', cn: '文章' },
  boardComment: { ko: '댓글', en: 'Comment', cn: '评论' },
  boardCode: { ko: '게시판', en: 'Board', cn: '版块' },
});

/** The details that only these actions record. */
export const auditDetails = defineAuditDetails({
  readers: { ko: '읽기 권한', en: 'Readers', cn: '阅读权限' },
  writers: { ko: '쓰기 권한', en: 'Writers', cn: '发布权限' },
});
