import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const approvalNotificationTitles = defineNotificationTitles('approvalNotificationTitles', {
  APPROVAL_REQUESTED: {
    ko: '승인을 기다리는 요청이 있어요',
    en: 'A request awaits your approval',
    cn: '有请求等待您批准',
  },
  APPROVAL_APPROVED: { ko: '요청이 승인됐어요', en: 'Your request was approved', cn: '您的请求已获批准' },
  APPROVAL_REJECTED: { ko: '요청이 거절됐어요', en: 'Your request was rejected', cn: '您的请求被拒绝' },
  APPROVAL_EXPIRED: { ko: '요청의 기한이 지났어요', en: 'Your request has expired', cn: '您的请求已过期' },
});

/** Texts below the titles. */
export const approvalNotificationTexts = defineTexts('approvalNotificationTexts', {
  APPROVAL_REQUESTED: {
    ko: '{requester} 님이 요청했어요. 내용을 확인하고 승인하거나 거절해 주세요.\n사유: {reason}',
    en: '{requester} asks for it. Please read it and approve or reject it.\nReason: {reason}',
    cn: '由{requester}提出。请查看后批准或拒绝。\n原因：{reason}',
  },
  APPROVAL_APPROVED: {
    ko: '{decider} 님이 승인해서 요청한 일이 실행됐어요.',
    en: '{decider} approved it, and it has been done.',
    cn: '{decider}已批准，请求的操作已执行。',
  },
  APPROVAL_REJECTED: {
    ko: '{decider} 님이 거절했어요.\n사유: {reason}',
    en: '{decider} rejected it.\nReason: {reason}',
    cn: '{decider}已拒绝。\n原因：{reason}',
  },
  APPROVAL_EXPIRED: {
    ko: '아무도 결정하지 않아서 실행되지 않았어요. 필요하면 다시 요청해 주세요.',
    en: 'Nobody decided, so it was not done. Please ask again if it is still needed.',
    cn: '无人处理，因此未执行。如仍需要，请重新请求。',
  },
});
