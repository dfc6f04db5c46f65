import { defineCopy } from '#lib/format/copy.ts';

export const agreedCopy = defineCopy({
  kinds: {
    MEETING: { ko: '면담', en: 'Meeting', cn: '面谈' },
    INTERVIEW: { ko: '화상 면접', en: 'Video interview', cn: '视频面试' },
    LECTURE: { ko: '강의', en: 'Lecture', cn: '讲座' },
  },
  one: {
    MEETING: {
      ko: (at: string) => `이 지원자와 ${at} 면담이 잡혀 있어요`,
      en: (at: string) => `A meeting with this applicant is agreed: ${at}`,
      cn: (at: string) => `已与该申请人约定面谈：${at}`,
    },
    INTERVIEW: {
      ko: (at: string) => `이 지원자와 ${at} 화상 면접이 잡혀 있어요`,
      en: (at: string) => `A video interview with this applicant is planned: ${at}`,
      cn: (at: string) => `已与该申请人安排视频面试：${at}`,
    },
    LECTURE: {
      ko: (at: string) => `이 지원자와 ${at} 강의가 잡혀 있어요`,
      en: (at: string) => `A lecture with this applicant is planned: ${at}`,
      cn: (at: string) => `已与该申请人安排讲座：${at}`,
    },
  },
  named: {
    MEETING: {
      ko: (name: string, at: string) => `${name} 님과 ${at} 면담이 잡혀 있어요`,
      en: (name: string, at: string) => `A meeting with ${name} is agreed: ${at}`,
      cn: (name: string, at: string) => `已与${name}约定面谈：${at}`,
    },
    INTERVIEW: {
      ko: (name: string, at: string) => `${name} 님과 ${at} 화상 면접이 잡혀 있어요`,
      en: (name: string, at: string) => `A video interview with ${name} is planned: ${at}`,
      cn: (name: string, at: string) => `已与${name}安排视频面试：${at}`,
    },
    LECTURE: {
      ko: (name: string, at: string) => `${name} 님과 ${at} 강의가 잡혀 있어요`,
      en: (name: string, at: string) => `A lecture with ${name} is planned: ${at}`,
      cn: (name: string, at: string) => `已与${name}安排讲座：${at}`,
    },
  },
  more: {
    ko: (n: number) => `잡힌 일정 ${n}개 더`,
    en: (n: number) => `${n} more`,
    cn: (n: number) => `还有${n}个日程`,
  },
  remain: {
    ko: '이미 잡힌 일정은 그대로 남아요. 만나지 않으려면 일정을 따로 취소해 주세요.',
    en: 'What is agreed already stays. To call it off, please cancel it there.',
    cn: '已约定的日程仍会保留。如不再见面，请另行取消。',
  },
  stays: {
    ko: '불합격으로 옮겨도 일정은 그대로 있어요. 만나지 않으려면 일정을 따로 취소해 주세요.',
    en: 'It stays when you move the applicant. To call it off, please cancel it there.',
    cn: '移动后日程仍会保留。如不再见面，请另行取消。',
  },
  checking: {
    ko: '잡힌 일정이 있는지 확인하고 있어요',
    en: 'Checking for agreed appointments',
    cn: '正在确认是否有已约定的日程',
  },
  failed: {
    ko: '잡힌 일정이 있는지 확인하지 못했어요',
    en: 'Agreed appointments could not be checked',
    cn: '无法确认是否有已约定的日程',
  },
  again: { ko: '다시 확인하기', en: 'Check again', cn: '重新确认' },
});
