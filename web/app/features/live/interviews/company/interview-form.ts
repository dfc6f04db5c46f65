import {
  INTERVIEW_TIME,
  type EntranceType,
  type InterviewScheduleType,
} from '@ieum/contract/live/interviews/enums.ts';
import { addDays, seoulToday } from '#lib/format/dates.ts';
import { twoDigits } from '#lib/format/two-digits.ts';
import type { CompanyInterview, Draft } from '../data.ts';

export interface FormState {
  title: string;
  type: InterviewScheduleType;
  date: string;
  time: string;
  minutes: number;
  entrance: EntranceType;
  message: string;
  isClosed: boolean;
  interviewees: readonly string[];
  /** Applicants by their applications, who were chosen in a list of applicants. */
  applicants: readonly { _id: string; name: string }[];
  interviewers: readonly { _id: string; name: string }[];
  /** The recruitment whose applicants are interviewed; stated only by the screens that open a new interview. */
  recruitmentId: string | undefined;
  isNotified: boolean;
}

/** A new interview is proposed for ten o'clock tomorrow, besides the given values. */
export const firstForm = (title: string, input: Partial<FormState> = {}): FormState => ({
  title,
  type: 'ON_TIME',
  date: addDays(seoulToday(), 1),
  time: `${twoDigits(INTERVIEW_TIME.hour)}:${twoDigits(INTERVIEW_TIME.minute)}`,
  minutes: 60,
  entrance: 'INTERVIEWEES',
  message: '',
  isClosed: false,
  interviewees: [],
  applicants: [],
  interviewers: [],
  recruitmentId: undefined,
  isNotified: true,
  ...input,
});

/** The form of an existing interview. */
export const formOf = (interview: CompanyInterview): FormState => {
  const { schedule, entrance } = interview;
  return {
    title: interview.title,
    type: schedule.type,
    date: schedule.date ?? addDays(seoulToday(), 1),
    time: `${twoDigits(schedule.hour)}:${twoDigits(schedule.minute)}`,
    minutes: schedule.minutes,
    entrance: entrance.type,
    message: entrance.meta.message ?? '',
    isClosed: entrance.disabled,
    interviewees: interview._interviewees,
    applicants: [],
    interviewers: interview.interviewers,
    recruitmentId: undefined,
    isNotified: true,
  };
};

export function bodyOf(form: FormState): Draft {
  const [hour = 0, minute = 0] = form.time.split(':').map(Number);
  const { type, minutes } = form;
  return {
    title: form.title.trim(),
    _interviewers: form.interviewers.map(({ _id }) => _id),
    _interviewees: [...form.interviewees],
    ...(form.applicants.length > 0 && { _applications: form.applicants.map(({ _id }) => _id) }),
    ...(form.recruitmentId && { _recruitment: form.recruitmentId }),
    entrance: {
      type: form.entrance,
      disabled: form.isClosed,
      meta: { message: form.message, disabled: false },
    },
    schedule: { type, hour, minute, minutes, ...(type === 'ON_TIME' && { date: form.date }) },
    notice: form.isNotified ? 'SEND' : 'NONE',
  };
}
