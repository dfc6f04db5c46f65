import { defineTexts } from '../../common/text.ts';

/** Why somebody receives an e-mail. */
export type MailReason =
  | 'reasonChosen'
  | 'reasonAccount'
  | 'reasonSubscribed'
  | 'reasonAnswer'
  | 'reasonCentre'
  | 'reasonAdvertising';

/** The brand and the footer of every e-mail. */
export const mailTexts = defineTexts('mail', {
  brand: { ko: '이음', en: 'Ieum', cn: 'Ieum' },
  reasonChosen: {
    ko: '알림 설정에서 메일로 받기로 한 알림이에요.',
    en: 'You receive this because your message settings ask for it by e-mail.',
    cn: '您在通知设置中选择了通过邮件接收此通知。',
  },
  reasonAccount: {
    ko: '계정과 이용에 꼭 필요한 안내라서 알림 설정과 관계없이 보내 드려요.',
    en: 'You receive this whatever your message settings are, because your account or its use depends on it.',
    cn: '此邮件与您的账户及使用密切相关，因此不受通知设置影响。',
  },
  reasonSubscribed: {
    ko: '메일로 받기로 하신 안내예요. 받기로 한 화면에서 끌 수 있어요.',
    en: 'You receive this because you asked for it on its own screen, where you can end it.',
    cn: '您已选择通过邮件接收此内容，可在相应页面关闭。',
  },
  reasonAnswer: {
    ko: '이 주소를 남기고 문의하셔서 보내 드려요.',
    en: 'You receive this because an inquiry was left with this address.',
    cn: '因有人留下此邮箱进行咨询，故发送此邮件。',
  },
  reasonCentre: {
    ko: '이음무역센터 운영자가 이 주소로 직접 보낸 메일이에요.',
    en: 'An administrator of Ieum Trade Centre sent this to your address.',
    cn: '此邮件由Ieum贸易中心管理员直接发送至此邮箱。',
  },
  reasonAdvertising: {
    ko: '이음 소식 받기에 동의한 회원에게 보내는 메일이에요.',
    en: 'You receive this because you agreed to news from Ieum.',
    cn: '您收到此邮件是因为您同意接收Ieum的资讯。',
  },
  settings: { ko: '알림 설정 바꾸기', en: 'Change message settings', cn: '更改通知设置' },
  optOut: {
    ko: '그만 받기 (무료 수신 거부)',
    en: 'Stop receiving these, free of charge',
    cn: '免费退订',
  },
  optOutOfGroup: {
    ko: '이런 알림 메일 그만 받기',
    en: 'Stop e-mails of this kind',
    cn: '不再接收此类邮件',
  },
  sender: { ko: '보낸 곳 이음무역센터', en: 'Sent by Ieum Trade Centre', cn: '发送方 Ieum贸易中心' },
});
