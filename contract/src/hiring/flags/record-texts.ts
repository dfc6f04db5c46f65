import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const flagRecordTexts = defineTexts('flagRecord', {
  title: { ko: '신고', en: 'Reports', cn: '举报' },
  sent: { ko: '보낸 신고', en: 'Sent', cn: '发出的举报' },
  received: { ko: '받은 신고', en: 'Received', cn: '收到的举报' },
});
