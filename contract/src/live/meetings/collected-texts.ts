import { defineTexts } from '../../common/text.ts';

/** Labels of meetings on the page of a member's own data. */
export const collectedMeetingTexts = defineTexts('collectedMeetings', {
  invitations: { ko: '제안받은 면담', en: 'Meetings proposed to you', cn: '收到的面谈提议' },
  slots: { ko: '고른 면담 시간', en: 'Times that you picked', cn: '选择的面谈时间' },
  proposed: { ko: '제안한 면담', en: 'Meetings that you proposed', cn: '提议的面谈' },
  invitedAt: { ko: '제안받은 일시', en: 'Invited', cn: '提议时间' },
  date: { ko: '면담 일시', en: 'Time', cn: '面谈时间' },
});
