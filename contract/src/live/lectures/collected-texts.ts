import { defineTexts } from '../../common/text.ts';

/** Labels of lectures on the page of a member's own data. */
export const collectedLectureTexts = defineTexts('collectedLectures', {
  lectures: { ko: '등록한 강의', en: 'Lectures of the company', cn: '企业的讲座' },
  messages: { ko: '강의 채팅', en: 'Messages in lectures', cn: '讲座聊天' },
  attendance: { ko: '본 강의', en: 'Watched lectures', cn: '观看的讲座' },
  entries: { ko: '입력한 출석 코드', en: 'Attendance codes entered', cn: '输入的出席码' },
  number: { ko: '몇 번째 코드', en: 'Which code', cn: '第几个出席码' },
  lecture: { ko: '강의', en: 'Lecture', cn: '讲座' },
  subject: { ko: '제목', en: 'Title', cn: '标题' },
  minutes: { ko: '본 시간(분)', en: 'Minutes watched', cn: '观看时间（分钟）' },
});
