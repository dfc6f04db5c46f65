import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  noCategory: { ko: '분류 없음', en: 'No topic', cn: '未分类' },
  noticeBy: {
    SMS: { ko: '문자로도 받기', en: 'Also by text message', cn: '同时接收短信' },
    EMAIL: { ko: '이메일로도 받기', en: 'Also by e-mail', cn: '同时接收邮件' },
    NONE: { ko: '알림함에서만 보기', en: 'In the inbox only', cn: '仅在通知中查看' },
  },
  fields: {
    category: { ko: '분류', en: 'Topic', cn: '分类' },
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    content: { ko: '내용', en: 'Question', cn: '内容' },
    files: { ko: '첨부 파일', en: 'Files', cn: '附件' },
    noticeBy: { ko: '답변 알림', en: 'How to be notified', cn: '答复通知' },
  },
  files: { ko: '첨부 파일', en: 'Files', cn: '附件' },
  loading: { ko: '불러오고 있어요', en: 'Loading', cn: '加载中' },
});
