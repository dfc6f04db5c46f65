import { defineCopy } from '#lib/format/copy.ts';

/** The label of every stored state, the same everywhere. */
export const statusCopy = defineCopy({
  stage: {
    IS_APPLIED: { ko: '지원 접수', en: 'Received', cn: '已投递' },
    ON_PENDING: { ko: '검토 중', en: 'In review', cn: '审核中' },
    ON_MEETING: { ko: '면접', en: 'Interview', cn: '面试' },
    ON_RECRUIT: { ko: '합격', en: 'Accepted', cn: '录用' },
    ELIMINATED: { ko: '불합격', en: 'Not selected', cn: '未录用' },
  },
  application: {
    ON_WRITING: { ko: '작성 중', en: 'Draft', cn: '填写中' },
    IS_APPLIED: { ko: '지원 완료', en: 'Applied', cn: '已投递' },
    IS_REVOKED: { ko: '지원 취소', en: 'Withdrawn', cn: '已撤回' },
    ON_RECRUIT: { ko: '합격', en: 'Accepted', cn: '录用' },
  },
  recruitment: {
    ON_GOING: { ko: '모집 중', en: 'Open', cn: '招聘中' },
    FINISHED: { ko: '마감', en: 'Closed', cn: '已截止' },
    NO_SHOWN: { ko: '비공개', en: 'Hidden', cn: '未公开' },
    CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
    DRAFT: { ko: '작성 중', en: 'Draft', cn: '填写中' },
    BLOCKED: { ko: '운영자가 숨김', en: 'Hidden by Ieum', cn: '管理员隐藏' },
  },
  approval: {
    PENDING: { ko: '승인 대기', en: 'Waiting', cn: '等待审核' },
    APPROVED: { ko: '승인 완료', en: 'Approved', cn: '已通过' },
    REJECTED: { ko: '반려', en: 'Rejected', cn: '已驳回' },
  },
  interview: {
    AWAITING: { ko: '대기', en: 'Waiting', cn: '等待' },
    PROGRESS: { ko: '진행 중', en: 'In progress', cn: '进行中' },
    COMPLETE: { ko: '종료', en: 'Ended', cn: '已结束' },
  },
  meeting: {
    AWAITING: { ko: '확인 대기', en: 'To confirm', cn: '待确认' },
    APPROVED: { ko: '확정', en: 'Confirmed', cn: '已确定' },
    CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
  },
  matching: {
    MATCHING_ON_GOING: { ko: '매칭 진행', en: 'Matching in progress', cn: '匹配进行中' },
    MATCHING_COMPLETE: { ko: '매칭 완료', en: 'Matching complete', cn: '匹配完成' },
    MEETINGS_PROGRESS: { ko: '면담 진행', en: 'Meetings in progress', cn: '面谈进行中' },
    MEETINGS_COMPLETE: { ko: '면담 완료', en: 'Meetings complete', cn: '面谈完成' },
  },
  expo: {
    MATCHING_ON_GOING: { ko: '매칭 진행', en: 'Matching', cn: '对接中' },
    MATCHING_COMPLETE: { ko: '매칭 완료', en: 'Matched', cn: '对接完成' },
    MEETINGS_PROGRESS: { ko: '상담 진행', en: 'Consulting', cn: '洽谈中' },
    MEETINGS_COMPLETE: { ko: '상담 완료', en: 'Consulted', cn: '洽谈完成' },
  },
  contract: {
    UNSIGNED: { ko: '서명 대기', en: 'To sign', cn: '待签署' },
    SIGNED: { ko: '서명 완료', en: 'Signed', cn: '已签署' },
  },
  order: {
    PAYMENT_AWAITING: { ko: '입금 대기', en: 'Awaiting payment', cn: '待付款' },
    PAYMENT_COMPLETE: { ko: '결제 완료', en: 'Paid', cn: '已付款' },
    PURCHASE_CANCELD: { ko: '구매 취소', en: 'Cancelled', cn: '已取消' },
  },
  inquiry: {
    ANSWER_AWAITING: { ko: '답변 대기', en: 'Awaiting answer', cn: '等待答复' },
    ANSWER_COMPLETE: { ko: '답변 완료', en: 'Answered', cn: '已答复' },
  },
  message: {
    WAITING: { ko: '보내는 중', en: 'Sending', cn: '发送中' },
    SENT: { ko: '보냄', en: 'Sent', cn: '已发送' },
    FAILED: { ko: '보내지 못함', en: 'Failed', cn: '发送失败' },
    WITHHELD: { ko: '보내지 않음', en: 'Withheld', cn: '未发送' },
  },
  texting: {
    DRAFT: { ko: '초안', en: 'Draft', cn: '草稿' },
    WAITING: { ko: '곧 보냄', en: 'About to leave', cn: '即将发送' },
    SENT: { ko: '보냄', en: 'Sent', cn: '已发送' },
    UNDONE: { ko: '되돌림', en: 'Undone', cn: '已撤销' },
  },
  flag: {
    OPEN: { ko: '처리 전', en: 'Open', cn: '待处理' },
    ACCEPTED: { ko: '조치함', en: 'Acted on', cn: '已处理' },
    DISMISSED: { ko: '기각', en: 'Dismissed', cn: '已驳回' },
  },
  session: {
    OPEN: { ko: '로그인 중', en: 'Logged in', cn: '登录中' },
    ENDED: { ko: '로그아웃', en: 'Logged out', cn: '已退出' },
  },
  member: {
    ACTIVE: { ko: '이용 중', en: 'Active', cn: '使用中' },
    BLOCKED: { ko: '이용 정지', en: 'Suspended', cn: '已停用' },
    WITHDRAWN: { ko: '탈퇴', en: 'Closed', cn: '已注销' },
  },
});
