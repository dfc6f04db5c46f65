import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const meetingNotificationTitles = defineNotificationTitles('meetingNotificationTitles', {
  MEETING_PROPOSED: {
    ko: '{company}에서 면담 시간을 제안했어요',
    en: '{company} proposed times for a meeting',
    cn: '{company}向您提议了面谈时间',
  },
  MEETING_APPROVED: {
    ko: '{company} 면담이 확정됐어요',
    en: 'Your meeting with {company} is confirmed',
    cn: '您与{company}的面谈已确认',
  },
  MEETING_MOVED: {
    ko: '{company} 면담 시간이 바뀌었어요',
    en: 'The time of your meeting with {company} was changed',
    cn: '您与{company}的面谈时间已更改',
  },
  MEETING_PLACE: {
    ko: '{company} 면담 장소가 바뀌었어요',
    en: 'The place of your meeting with {company} was changed',
    cn: '您与{company}的面谈地点已更改',
  },
  MEETING_CANCELED: {
    ko: '{company} 면담이 취소됐어요',
    en: 'Your meeting with {company} was cancelled',
    cn: '您与{company}的面谈已取消',
  },
  MEETING_PICKED: {
    ko: '{name} 님이 면담 시간을 골랐어요',
    en: '{name} picked a time for the meeting',
    cn: '{name}选择了面谈时间',
  },
  MEETING_CHANGED: {
    ko: '{name} 님이 면담 시간을 바꿨어요',
    en: '{name} changed the time of the meeting',
    cn: '{name}更改了面谈时间',
  },
  MEETING_DECLINED: {
    ko: '{name} 님의 면담이 취소됐어요',
    en: 'The meeting with {name} was cancelled',
    cn: '与{name}的面谈已取消',
  },
});

/** Texts below the titles; `{date} {time}` is the time of the meeting in Seoul. */
export const meetingNotificationTexts = defineTexts('meetingNotificationTexts', {
  MEETING_PROPOSED: {
    ko: '‘{title}’ 일정에서 가능한 시간을 하나 골라 주세요.',
    en: 'Please pick one of the times of “{title}”.',
    cn: '请在“{title}”中选择一个合适的时间。',
  },
  MEETING_APPROVED: {
    ko: '‘{title}’ 일정은 {date} {time}에 시작해요. 일정 파일은 면담 페이지에서 받을 수 있어요.',
    en: '“{title}” starts at {time} on {date}. Its page has a calendar file.',
    cn: '“{title}”将于{date} {time}开始。可在面谈页面下载日程文件。',
  },
  MEETING_MOVED: {
    ko: '‘{title}’ 일정의 새 시간은 {date} {time}이에요. 확정되면 다시 알려 드려요.',
    en: 'The new time of “{title}” is {time} on {date}. We will let you know once it is confirmed.',
    cn: '“{title}”的新时间为{date} {time}。确认后将再次通知您。',
  },
  MEETING_PLACE: {
    ko: '‘{title}’ 일정({date} {time})의 새 장소: {place}',
    en: 'The new place of “{title}” at {time} on {date}: {place}',
    cn: '“{title}”（{date} {time}）的新地点：{place}',
  },
  MEETING_CANCELED: {
    ko: '{date} {time} ‘{title}’ 일정이 취소됐어요. 사유: {reason}',
    en: '“{title}” at {time} on {date} was cancelled. Reason: {reason}',
    cn: '{date} {time}的“{title}”已取消。原因：{reason}',
  },
  MEETING_PICKED: {
    ko: '‘{title}’ 일정에서 {date} {time} 시간을 골랐어요. 확정해 주세요.',
    en: 'The time picked for “{title}” is {time} on {date}. Please confirm it.',
    cn: '“{title}”选择的时间为{date} {time}。请确认。',
  },
  MEETING_CHANGED: {
    ko: '‘{title}’ 일정의 새 시간은 {date} {time}이에요. 확정해 주세요.',
    en: 'The new time of “{title}” is {time} on {date}. Please confirm it.',
    cn: '“{title}”的新时间为{date} {time}。请确认。',
  },
  MEETING_DECLINED: {
    ko: '{date} {time} ‘{title}’ 일정이 취소됐어요. 그 시간은 다시 비었어요.',
    en: '“{title}” at {time} on {date} was cancelled. The time is free again.',
    cn: '{date} {time}的“{title}”已取消。该时间已空出。',
  },
});
