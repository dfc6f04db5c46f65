import { defineTexts } from '../../common/text.ts';

/** The name of a person's own appointments in the screen and the assistant. */
export const scheduleTexts = defineTexts('schedule', {
  title: { ko: '내 일정', en: 'Schedule', cn: '我的日程' },
});

/** The states of an appointment and of the time of a meeting. */
export const appointmentStateTexts = defineTexts('appointmentStates', {
  AWAITING: { ko: '확인 대기', en: 'To confirm', cn: '待确认' },
  CONFIRMED: { ko: '확정', en: 'Confirmed', cn: '已确定' },
  CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
});
