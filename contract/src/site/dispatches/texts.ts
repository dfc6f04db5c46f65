import { defineTexts } from '../../common/text.ts';

export const dispatchTexts = defineTexts('dispatches', {
  addresseesRequired: {
    ko: '받는 사람을 골라 주세요',
    en: 'Please choose who receives it',
    cn: '请选择收件人',
  },
  tooManyAddressees: {
    ko: '한 번에 500명까지 보낼 수 있어요',
    en: 'You can send to 500 members at once',
    cn: '一次最多发送给500人',
  },
  addresseeUnknown: {
    ko: '받는 사람 가운데 이미 탈퇴한 회원이 있어요. 다시 골라 주세요.',
    en: 'One of the recipients has left. Please choose again.',
    cn: '收件人中有已注销的会员，请重新选择。',
  },
  messageRequired: { ko: '내용을 적어 주세요', en: 'Please write a text', cn: '请填写内容' },
  messageTooLong: {
    ko: '문자가 너무 길어요. 2,000바이트(광고는 1,800바이트)까지 보낼 수 있어요.',
    en: 'The text is too long: 2,000 bytes, or 1,800 for advertising, can be sent.',
    cn: '短信过长，最多可发送2,000字节（广告为1,800字节）。',
  },
  subjectRequired: { ko: '제목을 적어 주세요', en: 'Please write a subject', cn: '请填写标题' },
  contentRequired: { ko: '내용을 적어 주세요', en: 'Please write a text', cn: '请填写内容' },
  notWaiting: {
    ko: '보내기를 기다리는 메시지만 바꿀 수 있어요. 이미 나갔거나 멈춘 메시지예요.',
    en: 'Only a waiting message can be changed. This one has left or was stopped.',
    cn: '只能更改等待发送的消息。该消息已发出或已停止。',
  },
  timeOutside: {
    ko: '지금부터 30일 안의 시각을 골라 주세요',
    en: 'Please choose a time within the next 30 days',
    cn: '请选择30天内的时间',
  },
  notFailed: {
    ko: '보내지 못한 메시지만 다시 보낼 수 있어요',
    en: 'Only a message that failed can be sent again',
    cn: '只有发送失败的消息可以重新发送',
  },
});
