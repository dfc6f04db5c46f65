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
    ko: '받는 사람 가운데 없거나 탈퇴한 회원이 있어요. 다시 골라 주세요.',
    en: 'One of the recipients is no member or has left. Please choose again.',
    cn: '收件人中有不存在或已注销的会员，请重新选择。',
  },
  addresseeIsNoId: {
    ko: '받는 사람은 회원 번호(_id)로 적어 주세요. 이메일 주소나 전화번호로는 보낼 수 없어요.',
    en: 'Recipients are ids of members (_id); an e-mail address or a telephone number is not accepted.',
    cn: '收件人请填写会员编号（_id），不能使用邮箱地址或电话号码。',
  },
  sendSms: {
    ko: '회원 {count}명에게 문자 보내기',
    en: 'Send a text message to {count} members',
    cn: '向{count}位会员发送短信',
  },
  sendEmail: {
    ko: '회원 {count}명에게 메일 보내기',
    en: 'Send an e-mail to {count} members',
    cn: '向{count}位会员发送邮件',
  },
  messageRequired: { ko: '내용을 적어 주세요', en: 'Please write a text', cn: '请填写内容' },
  messageTooLong: {
    ko: '문자가 너무 길어요. 2,000바이트(광고는 1,800바이트)까지 보낼 수 있어요.',
    en: 'The text is too long: 2,000 bytes, or 1,800 for advertising, can be sent.',
    cn: '短信过长，最多可发送2,000字节（广告为1,800字节）。',
  },
  filledTooLong: {
    ko: '이름을 채우면 문자가 너무 길어지는 회원이 있어요. 내용을 줄여 주세요.',
    en: 'With a name filled in, the text is too long for one of the members. Please shorten it.',
    cn: '填入姓名后，部分会员的短信过长，请缩短内容。',
  },
  oneAddressee: {
    ko: '받는 사람은 한 명만 고를 수 있어요',
    en: 'Only one recipient can be chosen',
    cn: '只能选择一位收件人',
  },
  alreadyAddressed: {
    ko: '이 회원에게는 이미 함께 보낸 메시지가 있어요',
    en: 'This member has a message of the same dispatch already',
    cn: '该会员已有同批消息',
  },
  groupEmpty: {
    ko: '조건에 맞는 회원이 없어요',
    en: 'No member matches these conditions',
    cn: '没有符合条件的会员',
  },
  groupUnreachable: {
    ko: '조건에 맞는 회원은 있지만 받을 수 있는 회원이 없어요. 광고는 동의한 회원에게만 나가요.',
    en: 'Members match, but none of them can receive it. Advertising goes only to those who consented.',
    cn: '有符合条件的会员，但没有可接收的会员。广告仅发送给已同意的会员。',
  },
  groupTooLarge: {
    ko: '조건에 맞는 회원이 50,000명을 넘어요. 조건을 더 골라 주세요.',
    en: 'More than 50,000 members match. Please add a condition.',
    cn: '符合条件的会员超过50,000人，请增加条件。',
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
  noOwnAddress: {
    ko: '내 계정에 이메일 주소가 없어요. 소유자가 ‘회원’의 내 계정에 적을 수 있어요.',
    en: 'Your account has no e-mail address. An owner can enter one in your account under Members.',
    cn: '您的账户没有邮箱地址。所有者可以在“会员”中您的账户里填写。',
  },
  noOwnPhone: {
    ko: '내 계정에 문자를 받을 휴대폰 번호가 없어요. 소유자가 ‘회원’의 내 계정에 적을 수 있어요.',
    en: 'Your account has no mobile number. An owner can enter one in your account under Members.',
    cn: '您的账户没有可接收短信的手机号码。所有者可以在“会员”中您的账户里填写。',
  },
  mailService: { ko: '운영자가 쓴 메일', en: 'An e-mail of an administrator', cn: '管理员撰写的邮件' },
  mailAdvertising: {
    ko: '운영자가 쓴 광고 메일',
    en: 'An advertisement of an administrator',
    cn: '管理员撰写的广告邮件',
  },
  trialSubject: { ko: '[시험] {subject}', en: '[Trial] {subject}', cn: '[测试] {subject}' },
  notFailed: {
    ko: '보내지 못한 메시지만 다시 보낼 수 있어요',
    en: 'Only a message that failed can be sent again',
    cn: '只有发送失败的消息可以重新发送',
  },
});
