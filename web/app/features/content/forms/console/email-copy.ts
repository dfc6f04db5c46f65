import { defineCopy } from '#lib/format/copy.ts';

export const emailCopy = defineCopy({
  open: { ko: '메일로 보내기', en: 'Send by e-mail', cn: '通过邮件发送' },
  unsaved: {
    ko: '고친 내용을 저장한 뒤에 보낼 수 있어요',
    en: 'Save your changes before sending it',
    cn: '请先保存更改再发送',
  },
  title: { ko: '메일로 보내기', en: 'Send by e-mail', cn: '通过邮件发送' },
  email: { ko: '받는 이메일', en: 'To', cn: '收件邮箱' },
  emailHint: {
    ko: '쉼표로 나누어 10곳까지 적을 수 있어요. 서로의 주소는 보이지 않아요.',
    en: 'Up to ten addresses, separated by commas. They do not see each other.',
    cn: '以逗号分隔，最多10个，收件人之间互不可见。',
  },
  subject: { ko: '제목', en: 'Subject', cn: '标题' },
  content: { ko: '인사와 안내', en: 'Text', cn: '正文' },
  review: { ko: '보낼 메일 확인하기', en: 'Review the e-mail', cn: '确认邮件' },
  reviewed: {
    ko: (count: number) => `아래 ${count}곳으로 이 메일이 나가요`,
    en: (count: number) => `This e-mail goes to ${count}`,
    cn: (count: number) => `此邮件将发送至以下${count}个邮箱`,
  },
  noFiles: {
    ko: '그림과 파일은 메일에 붙지 않아요.',
    en: 'The picture and the files are not attached.',
    cn: '图片和文件不会附在邮件中。',
  },
  preview: { ko: '나갈 메일', en: 'The e-mail', cn: '邮件预览' },
  change: { ko: '고치기', en: 'Change', cn: '修改' },
  send: { ko: '보내기', en: 'Send', cn: '发送' },
  sent: {
    ko: (count: number) => `${count}곳으로 보내고 있어요`,
    en: (count: number) => `On its way to ${count}`,
    cn: (count: number) => `正在发送至${count}个邮箱`,
  },
});
