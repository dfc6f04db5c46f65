import { defineCopy } from '#lib/format/copy.ts';

export const nextAppointmentsCopy = defineCopy({
  pick: { ko: '면담 시간을 골라 주세요', en: 'Pick a time for the meeting', cn: '请选择面谈时间' },
  pickAction: { ko: '시간 고르기', en: 'Pick a time', cn: '选择时间' },
  requested: {
    ko: (when: string) => `${when} 면담을 신청했어요`,
    en: (when: string) => `You requested a meeting: ${when}`,
    cn: (when: string) => `已申请${when}的面谈`,
  },
  requestedNote: {
    ko: '기업이 확정하면 알려 드려요',
    en: 'You are notified once the company confirms it',
    cn: '企业确认后将通知您',
  },
  meeting: {
    ko: (when: string) => `${when}에 면담이 있어요`,
    en: (when: string) => `Meeting: ${when}`,
    cn: (when: string) => `${when}有面谈`,
  },
  interview: {
    ko: (when: string) => `${when}에 화상 면접이 있어요`,
    en: (when: string) => `Video interview: ${when}`,
    cn: (when: string) => `${when}有视频面试`,
  },
});
