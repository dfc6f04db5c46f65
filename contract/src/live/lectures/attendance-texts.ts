import { defineTexts } from '../../common/text.ts';

/** The titles of the attendance sheet of a lecture. */
export const attendanceSheet = defineTexts('lectureAttendanceSheet', {
  sheet: { ko: '출석부', en: 'Attendance', cn: '出席表' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  firstAt: { ko: '처음 들어온 때', en: 'First seen', cn: '首次进入' },
  lastAt: { ko: '마지막으로 본 때', en: 'Last seen', cn: '最后观看' },
  minutes: { ko: '라이브로 본 시간(분)', en: 'Minutes watched live', cn: '直播观看时间（分钟）' },
  first: { ko: '출석 코드 1', en: 'Attendance code 1', cn: '出席码1' },
  second: { ko: '출석 코드 2', en: 'Attendance code 2', cn: '出席码2' },
  entered: { ko: '입력', en: 'Entered', cn: '已输入' },
  missed: { ko: '미입력', en: 'Not entered', cn: '未输入' },
});
