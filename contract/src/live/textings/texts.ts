import { defineTexts } from '../../common/text.ts';

export const textingTexts = defineTexts('textings', {
  messageRequired: {
    ko: '보낼 내용을 적어 주세요',
    en: 'Please write the text',
    cn: '请填写发送内容',
  },
  addresseesRequired: {
    ko: '받는 지원자를 골라 주세요',
    en: 'Please choose the applicants who receive it',
    cn: '请选择接收的申请人',
  },
  tooManyAddressees: {
    ko: '한 번에 200명까지 보낼 수 있어요',
    en: 'You can send to up to 200 applicants at once',
    cn: '一次最多可发送给200位申请人',
  },
  foreignApplicant: {
    ko: '이 공고의 지원자에게만 보낼 수 있어요',
    en: 'You can only send to applicants of this job',
    cn: '只能发送给该职位的申请人',
  },
  foreignMeeting: {
    ko: '이 공고의 면담이 아니에요',
    en: 'This meeting does not belong to the job',
    cn: '该面谈不属于此职位',
  },
  notInvited: {
    ko: '면담을 제안받지 않은 지원자가 있어요',
    en: 'One of the applicants is not invited to the meeting',
    cn: '其中有未被邀请参加面谈的申请人',
  },
  linkWithoutMeeting: {
    ko: '면담 링크를 넣으려면 면담을 함께 골라 주세요',
    en: 'Choose a meeting to put its link into the text',
    cn: '如需插入面谈链接，请选择面谈',
  },
  unknownPlaceholder: {
    ko: '{placeholder} 칸은 채울 수 없어요. 정해진 칸만 넣어 주세요.',
    en: 'There is no placeholder {placeholder}. Please use the offered ones only.',
    cn: '没有{placeholder}这一项，请仅使用规定的项目。',
  },
  tooLong: {
    ko: '문자는 빈칸에 들어갈 글까지 2000바이트를 넘을 수 없어요. 내용을 줄여 주세요.',
    en: 'With what replaces its placeholders, a text message has at most 2000 bytes. Please shorten it.',
    cn: '短信连同填充内容最多2000字节，请缩短内容。',
  },
  nobodyReachable: {
    ko: '문자를 받을 수 있는 지원자가 없어요',
    en: 'None of the applicants can receive a text message',
    cn: '没有可接收短信的申请人',
  },
  foreignSender: {
    ko: '다른 기업의 이름으로 보낼 수 없어요',
    en: 'You cannot send in the name of another company',
    cn: '不能以其他企业的名义发送',
  },
  tooManyToday: {
    ko: '하루에 500건까지 보낼 수 있어요. 내일 다시 보내 주세요.',
    en: 'You can send 500 text messages a day. Please try again tomorrow.',
    cn: '每天最多发送500条短信，请明天再试。',
  },
  tooManyDrafts: {
    ko: '쓰던 문자는 50개까지 둘 수 있어요. 쓰지 않는 것을 지워 주세요.',
    en: 'You can keep up to 50 drafts. Please delete some of them.',
    cn: '最多可保留50条草稿，请删除不用的草稿。',
  },
  notDraft: {
    ko: '이미 보낸 문자는 바꾸거나 지울 수 없어요',
    en: 'A text message that was sent can neither be changed nor deleted',
    cn: '已发送的短信无法更改或删除',
  },
  noOwnPhone: {
    ko: '내 계정에 문자를 받을 휴대전화 번호가 없어요',
    en: 'Your account has no mobile number',
    cn: '您的账户没有可接收短信的手机号码',
  },
  notWaiting: {
    ko: '이미 보내서 되돌릴 수 없어요',
    en: 'It was sent already and cannot be undone',
    cn: '已发送，无法撤销',
  },
});
