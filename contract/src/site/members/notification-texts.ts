import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/**
 * Titles of this module's notifications, also the subjects of their e-mails; `{name|이/가}` adds a particle.
 */
export const accountNotificationTitles = defineNotificationTitles('accountNotificationTitles', {
  ACCOUNT_SUSPENDED: {
    ko: '운영자가 계정 이용을 멈췄어요',
    en: 'An administrator suspended your account',
    cn: '管理员停用了您的账户',
  },
  ACCOUNT_RESUMED: {
    ko: '계정을 다시 쓸 수 있어요',
    en: 'You can use your account again',
    cn: '您的账户已恢复使用',
  },
});

/** Texts below the titles. */
export const accountNotificationTexts = defineTexts('accountNotificationTexts', {
  ACCOUNT_SUSPENDED: {
    ko: '다시 풀릴 때까지 로그인할 수 없고, 기업 회원의 공고는 보이지 않아요.\n사유: {reason}\n문의: {contact} · 이음무역센터(02-000-0000)',
    en: 'Until this is lifted you cannot log in, and the postings of a company account are not shown.\nReason: {reason}\nContact: {contact} · Ieum Trade Centre (+82 2-000-0000)',
    cn: '恢复之前无法登录，企业会员的招聘不会显示。\n原因：{reason}\n咨询：{contact} · Ieum贸易中心（+82 2-000-0000）',
  },
  ACCOUNT_RESUMED: {
    ko: '운영자가 이용 정지를 풀었어요. 기업 회원의 공고는 다시 보여요.',
    en: 'An administrator lifted the suspension. The postings of a company account are shown again.',
    cn: '管理员已解除停用，企业会员的招聘已重新显示。',
  },
});
