import { defineTexts } from '../../common/text.ts';

export const appointmentKinds = ['MEETING', 'INTERVIEW', 'LECTURE'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** Only a confirmed appointment takes time; an awaiting one is shown to its parties. */
export const appointmentStates = ['AWAITING', 'CONFIRMED', 'CANCELED'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Minutes that a kind takes where nobody set its length. */
export const defaultMinutes = { MEETING: 30, INTERVIEW: 60, LECTURE: 60 } as const satisfies Record<
  AppointmentKind,
  number
>;

/** The number of appointments that a company can have at once, and how long and how far ahead they are. */
export const calendarBounds = { places: 20, title: 200, minutes: 12 * 60, days: 62, listed: 500 } as const;

export const appointmentKindTexts = defineTexts('appointmentKinds', {
  MEETING: { ko: '면담', en: 'Meeting', cn: '面谈' },
  INTERVIEW: { ko: '면접', en: 'Interview', cn: '面试' },
  LECTURE: { ko: '강의', en: 'Lecture', cn: '讲座' },
});
