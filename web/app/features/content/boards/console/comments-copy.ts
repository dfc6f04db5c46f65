import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '댓글', en: 'Comments', cn: '评论' },
  all: { ko: '모두', en: 'All', cn: '全部' },
  reported: { ko: '신고된 댓글', en: 'Reported', cn: '被举报' },
  toReported: {
    ko: (n: string) => `신고된 댓글 ${n}개 보기`,
    en: (n: string) => `See ${withPlural(n, 'reported comment', 'reported comments')}`,
    cn: (n: string) => `查看${n}条被举报评论`,
  },
  choice: { ko: '보이는 댓글', en: 'Shown comments', cn: '显示的评论' },
  silent: {
    ko: '고치거나 삭제하거나 신고를 기각해도 쓴 회원과 신고한 회원에게 알림이 가지 않아요.',
    en: 'Neither the writer nor those who reported a comment are notified of an edit, a deletion or a dismissal.',
    cn: '修改、删除评论或驳回举报时，不会通知作者和举报者。',
  },
  none: { ko: '댓글이 없어요', en: 'There are no comments', cn: '没有评论' },
  noneReported: {
    ko: '결정을 기다리는 신고가 없어요',
    en: 'No report waits for a decision',
    cn: '没有待处理的举报',
  },
  removedOne: { ko: '삭제된 댓글이에요', en: 'This comment was deleted', cn: '该评论已删除' },
  reply: { ko: '답글', en: 'Reply', cn: '回复' },
  noWriter: { ko: '탈퇴한 회원', en: 'Former member', cn: '已注销会员' },
  reports: {
    ko: (n: string) => `신고 ${n}건`,
    en: (n: string) => withPlural(n, 'report', 'reports'),
    cn: (n: string) => `${n}条举报`,
  },
  revise: { ko: '고치기', en: 'Edit', cn: '修改' },
  reviseTitle: { ko: '댓글 고치기', en: 'Edit the comment', cn: '修改评论' },
  text: { ko: '댓글 내용', en: 'Text of the comment', cn: '评论内容' },
  textMissing: { ko: '댓글을 적어 주세요', en: 'Please write a comment', cn: '请填写评论' },
  reasons: {
    personal: { ko: '개인정보가 있어요', en: 'It contains personal data', cn: '包含个人信息' },
    wrong: { ko: '잘못된 안내예요', en: 'It misinforms', cn: '信息有误' },
    request: { ko: '쓴 회원이 요청했어요', en: 'Its writer asked for it', cn: '应作者要求' },
  },
  revised: { ko: '댓글을 고쳤어요', en: 'The comment is changed', cn: '已修改评论' },
  remove: { ko: '삭제하기', en: 'Delete', cn: '删除' },
  removeTitle: { ko: '이 댓글을 삭제할까요?', en: 'Delete this comment?', cn: '删除该评论？' },
  removeBody: {
    ko: '답글은 남고, 이 댓글의 신고는 처리된 것으로 바뀌어요. 되돌릴 수 없어요.',
    en: 'Its replies stay and its reports are settled. This cannot be undone.',
    cn: '回复将保留，其举报将标记为已处理。无法恢复。',
  },
  removed: { ko: '댓글을 삭제했어요', en: 'The comment is deleted', cn: '已删除评论' },
  dismiss: { ko: '신고 기각하기', en: 'Dismiss the reports', cn: '驳回举报' },
  dismissTitle: {
    ko: (n: string) => `신고 ${n}건을 기각할까요?`,
    en: (n: string) => `Dismiss ${withPlural(n, 'report', 'reports')}?`,
    cn: (n: string) => `驳回${n}条举报？`,
  },
  dismissBody: {
    ko: '댓글은 그대로 남고, 쓴 회원과 신고한 회원에게 알림이 가지 않아요. 되돌릴 수 없어요.',
    en: 'The comment stays, and neither its writer nor those who reported it are notified. This cannot be undone.',
    cn: '评论将保留，且不会通知作者和举报者。无法恢复。',
  },
  dismissed: { ko: '신고를 기각했어요', en: 'The reports are dismissed', cn: '已驳回举报' },
});
