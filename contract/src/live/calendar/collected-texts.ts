import { defineTexts } from '../../common/text.ts';

/** Labels of appointments on the page of a member's own data. */
export const collectedAppointmentTexts = defineTexts('collectedAppointments', {
  title: { ko: '일정', en: 'Appointments', cn: '日程' },
  startsAt: { ko: '시작', en: 'Start', cn: '开始' },
  endsAt: { ko: '끝', en: 'End', cn: '结束' },
});
