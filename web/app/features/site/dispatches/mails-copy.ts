import { defineCopy } from '#lib/format/copy.ts';

export const mailsCopy = defineCopy({
  kind: { ko: '메일 종류', en: 'Kind of e-mail', cn: '邮件类型' },
  language: { ko: '언어', en: 'Language', cn: '语言' },
  korean: { ko: '한국어', en: 'Korean', cn: '韩语' },
  english: { ko: '영어', en: 'English', cn: '英语' },
  chinese: { ko: '중국어', en: 'Chinese', cn: '中文' },
  note: {
    ko: '보기로 든 값이 들어 있어요. 실제로는 받는 사람의 값이 들어가요.',
    en: 'These are sample values; a real e-mail has those of its recipient.',
    cn: '此处为示例内容，实际邮件将填入收件人的信息。',
  },
  subject: { ko: '제목', en: 'Subject', cn: '标题' },
  phone: { ko: '휴대폰 390px', en: 'Phone, 390 px', cn: '手机 390px' },
  desktop: { ko: 'PC 600px', en: 'Computer, 600 px', cn: '电脑 600px' },
  text: { ko: '글만 보이는 메일', en: 'As plain text', cn: '纯文本邮件' },
  trial: {
    act: { ko: '나에게 보내기', en: 'Send to myself', cn: '发送给自己' },
    done: { ko: '내 이메일로 보냈어요', en: 'Sent to your own address', cn: '已发送至您的邮箱' },
  },
});
