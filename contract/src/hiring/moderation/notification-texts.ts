import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/**
 * Titles of this module's notifications, also the subjects of their e-mails; `{name|이/가}` adds a particle.
 */
export const moderationNotificationTitles = defineNotificationTitles('moderationNotificationTitles', {
  RECRUITMENT_BLOCKED: {
    ko: '운영자가 공고를 숨겼어요',
    en: 'An administrator hid your posting',
    cn: '管理员隐藏了您的招聘',
  },
  RECRUITMENT_LIFTED: {
    ko: '운영자가 공고를 다시 공개했어요',
    en: 'An administrator put your posting back',
    cn: '管理员重新公开了您的招聘',
  },
  RECRUITMENT_REMOVED: {
    ko: '운영자가 공고를 지웠어요',
    en: 'An administrator deleted your posting',
    cn: '管理员删除了您的招聘',
  },
  RECRUITMENT_CLOSED_BY_CONSOLE: {
    ko: '운영자가 공고를 마감했어요',
    en: 'An administrator closed your posting',
    cn: '管理员截止了您的招聘',
  },
  RECRUITMENT_CANCELED_BY_CONSOLE: {
    ko: '운영자가 공고 모집을 취소했어요',
    en: 'An administrator canceled your posting',
    cn: '管理员取消了您的招聘',
  },
  BLOCK_ANSWERED: {
    ko: '{company|이/가} 숨긴 공고에 답했어요',
    en: '{company} answered about a hidden posting',
    cn: '{company}回复了被隐藏的招聘',
  },
});

/**
 * The reason of an administrator's action on a recruitment and whom to ask; an administrator may have no
 * address.
 */
const decided = {
  ko: '‘{subject}’ 공고예요.\n사유: {reason}\n문의: {contact} · 이음무역센터(02-000-0000)',
  en: '“{subject}”.\nReason: {reason}\nContact: {contact} · Ieum Trade Centre (+82 2-000-0000)',
  cn: '职位“{subject}”。\n原因：{reason}\n咨询：{contact} · Ieum贸易中心（+82 2-000-0000）',
};

/** Texts below the titles. */
export const moderationNotificationTexts = defineTexts('moderationNotificationTexts', {
  RECRUITMENT_BLOCKED: {
    ko: '‘{subject}’ 공고예요. 지금은 아무도 볼 수 없고, 운영자가 다시 공개할 수 있어요.\n사유: {reason}\n공고에서 답을 보낼 수 있어요. 문의: {contact} · 이음무역센터(02-000-0000)',
    en: '“{subject}”. Nobody can see it until an administrator puts it back.\nReason: {reason}\nYou can answer from the posting. Contact: {contact} · Ieum Trade Centre (+82 2-000-0000)',
    cn: '职位“{subject}”。目前无人可见，需由管理员重新公开。\n原因：{reason}\n可在招聘页面回复。咨询：{contact} · Ieum贸易中心（+82 2-000-0000）',
  },
  RECRUITMENT_LIFTED: { ko: '‘{subject}’ 공고예요.', en: '“{subject}”', cn: '职位“{subject}”' },
  RECRUITMENT_REMOVED: decided,
  RECRUITMENT_CLOSED_BY_CONSOLE: decided,
  RECRUITMENT_CANCELED_BY_CONSOLE: decided,
  BLOCK_ANSWERED: {
    ko: '‘{subject}’ 공고예요. 답을 읽고 다시 공개할지 정해 주세요.',
    en: '“{subject}”. Please read the answer and decide whether to put it back.',
    cn: '职位“{subject}”。请查看回复并决定是否重新公开。',
  },
});
