import { defineTexts } from '../../common/text.ts';

/** The columns of the workbook of messages. */
export const messageSheet = defineTexts('messageSheet', {
  sheet: { ko: '메시지', en: 'Messages', cn: '消息' },
  created: { ko: '만든 때', en: 'Created', cn: '创建时间' },
  channel: { ko: '보낸 방법', en: 'Channel', cn: '方式' },
  purpose: { ko: '용도', en: 'Purpose', cn: '目的' },
  to: { ko: '받는 주소', en: 'Recipient', cn: '接收地址' },
  username: { ko: '아이디', en: 'Username', cn: '账号' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  subject: { ko: '제목', en: 'Subject', cn: '主题' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  sent: { ko: '보낸 때', en: 'Sent at', cn: '发送时间' },
  attempts: { ko: '시도한 횟수', en: 'Attempts', cn: '尝试次数' },
  error: { ko: '보내지 못한 까닭', en: 'Last error', cn: '失败原因' },
});
