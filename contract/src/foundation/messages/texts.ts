import { defineTexts } from '../../common/text.ts';

/** The label and footer of an advertisement (정보통신망법 제50조), and the answers to its opt-out. */
export const messageTexts = defineTexts('messages', {
  refusalUnknown: {
    ko: '이 주소로는 수신 거부를 할 수 없어요. 받은 메시지의 링크를 다시 눌러 주세요.',
    en: 'This link cannot be used to opt out. Please open the link in the message again.',
    cn: '无法通过此链接拒收。请重新点击消息中的链接。',
  },
  smsRefusal: {
    ko: '무료수신거부 {link}',
    en: 'Opt out free: {link}',
    cn: '免费退订 {link}',
  },
  emailRefusal: {
    ko: '이음 소식 받기에 동의한 회원에게 보내는 메일이에요.\n그만 받으려면 여기에서 수신을 거부해 주세요(무료): {link}\n보낸 곳: {sender}',
    en: 'You receive this e-mail because you agreed to news from Ieum.\nTo stop receiving it, opt out here free of charge: {link}\nSent by: {sender}',
    cn: '您收到此邮件是因为您同意接收Ieum的资讯。\n如不想再收到，请点击此处免费退订：{link}\n发送方：{sender}',
  },
  sender: {
    ko: '이음무역센터 {publicUrl}',
    en: 'Ieum Trade Centre {publicUrl}',
    cn: 'Ieum贸易中心 {publicUrl}',
  },
});
