import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const interviewNotificationTitles = defineNotificationTitles('interviewNotificationTitles', {
  INTERVIEW_INVITED: {
    ko: '{company} 화상 면접에 초대받았어요',
    en: '{company} invited you to a video interview',
    cn: '{company}邀请您参加视频面试',
  },
  INTERVIEW_OPENED: {
    ko: '{company} 화상 면접실이 열려 있어요',
    en: 'The video interview room of {company} is open',
    cn: '{company}的视频面试室已开放',
  },
  INTERVIEW_MOVED: {
    ko: '{company} 화상 면접 시간이 바뀌었어요',
    en: 'The time of your video interview with {company} was changed',
    cn: '您与{company}的视频面试时间已更改',
  },
  INTERVIEW_CANCELED: {
    ko: '{company} 화상 면접이 취소됐어요',
    en: 'Your video interview with {company} was cancelled',
    cn: '您与{company}的视频面试已取消',
  },
  INTERVIEW_LEFT: {
    ko: '{name} 님이 화상 면접에서 빠졌어요',
    en: '{name} is no longer in the video interview',
    cn: '{name}已退出视频面试',
  },
  INTERVIEW_DECLINED: {
    ko: '{name} 님의 화상 면접이 취소됐어요',
    en: 'The video interview with {name} was cancelled',
    cn: '与{name}的视频面试已取消',
  },
  INTERVIEW_INTERVIEWER: {
    ko: '{company} 화상 면접의 면접관이 됐어요',
    en: '{company} named you as an interviewer',
    cn: '{company}指定您为面试官',
  },
  INTERVIEW_NEXT: {
    ko: '곧 면접 차례예요',
    en: 'Your turn in the interview is near',
    cn: '即将轮到您面试',
  },
});

/** Texts below the titles; `{date} {time}` is the time of the interview in Seoul. */
export const interviewNotificationTexts = defineTexts('interviewNotificationTexts', {
  INTERVIEW_INVITED: {
    ko: '‘{title}’ 면접은 {date} {time}에 시작해요. 10분 전부터 들어올 수 있고, 일정 파일은 내 일정에서 받을 수 있어요.',
    en: '“{title}” starts at {time} on {date}. You can enter from ten minutes before. Your schedule has a calendar file.',
    cn: '“{title}”将于{date} {time}开始。可提前10分钟进入，并可在“我的日程”下载日程文件。',
  },
  INTERVIEW_OPENED: {
    ko: '‘{title}’ 면접실에 지금 들어올 수 있어요.',
    en: 'You can enter the room of “{title}” now.',
    cn: '您现在可以进入“{title}”的房间。',
  },
  INTERVIEW_MOVED: {
    ko: '‘{title}’ 면접의 새 시간은 {date} {time}이에요.',
    en: 'The new time of “{title}” is {time} on {date}.',
    cn: '“{title}”的新时间为{date} {time}。',
  },
  INTERVIEW_CANCELED: {
    ko: '‘{title}’ 면접에 오지 않아도 돼요.',
    en: 'You do not need to come to “{title}”.',
    cn: '您无需参加“{title}”。',
  },
  INTERVIEW_LEFT: {
    ko: '지원을 취소해서 ‘{title}’ 면접에 오지 않아요. 나머지 면접은 그대로예요.',
    en: 'The application was withdrawn; “{title}” goes on without this person.',
    cn: '该应聘者已取消应聘，“{title}”的其他安排不变。',
  },
  INTERVIEW_DECLINED: {
    ko: '지원을 취소해서 ‘{title}’ 면접도 취소됐어요. 그 시간은 다시 비었어요.',
    en: 'The application was withdrawn, and “{title}” with it. The time is free again.',
    cn: '该应聘者已取消应聘，“{title}”也随之取消。该时间已空出。',
  },
  INTERVIEW_INTERVIEWER: {
    ko: '‘{title}’ 면접실에서 지원자를 승인하고 면접을 끝낼 수 있어요.',
    en: 'In the room of “{title}” you can admit applicants and end the interview.',
    cn: '您可以在“{title}”的房间内批准应聘者进入并结束面试。',
  },
  INTERVIEW_NEXT: {
    ko: '{company} ‘{title}’ 면접 차례가 다가와요. 면접실에 들어와 기다려 주세요.',
    en: 'Your turn in “{title}” of {company} is coming up. Please enter the room and wait.',
    cn: '{company}的“{title}”面试即将轮到您。请进入房间等候。',
  },
});
