import { defineTexts } from '../../common/text.ts';

/** Labels of notifications on the page of a member's own data. */
export const collectedInboxTexts = defineTexts('collectedInbox', {
  title: { ko: '알림', en: 'Notifications', cn: '通知' },
  readAt: { ko: '읽은 일시', en: 'Read', cn: '阅读时间' },
});
