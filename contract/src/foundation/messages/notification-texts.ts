import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../notifications/kinds.ts';

/**
 * Titles of this module's notifications, also the subjects of their e-mails; `{name|이/가}` adds a particle.
 */
export const advertisingNotificationTitles = defineNotificationTitles('advertisingNotificationTitles', {
  ADVERTISING_AGREED: {
    ko: '이음 소식 받기에 동의했어요',
    en: 'You agreed to receive news from Ieum',
    cn: '您已同意接收Ieum的资讯',
  },
  ADVERTISING_REFUSED: {
    ko: '이음 소식 받기를 그만뒀어요',
    en: 'You no longer receive news from Ieum',
    cn: '您已退订Ieum的资讯',
  },
  ADVERTISING_KEPT: {
    ko: '이음 소식을 계속 받고 있어요',
    en: 'You still receive news from Ieum',
    cn: '您仍在接收Ieum的资讯',
  },
});

/** Texts below the titles. */
export const advertisingNotificationTexts = defineTexts('advertisingNotificationTexts', {
  ADVERTISING_AGREED: {
    ko: '{date}에 이음무역센터가 보내는 광고성 정보를 받기로 했어요. 언제든 알림 설정에서 바꿀 수 있어요.',
    en: 'On {date} you agreed to advertising from Ieum Trade Centre. You can change this at any time in the message settings.',
    cn: '您于{date}同意接收Ieum贸易中心的广告信息，可随时在通知设置中更改。',
  },
  ADVERTISING_REFUSED: {
    ko: '{date}에 이음무역센터가 보내는 광고성 정보를 받지 않기로 했어요. 더는 보내지 않아요.',
    en: 'On {date} you opted out of advertising from Ieum Trade Centre. Nothing more will be sent.',
    cn: '您于{date}退订了Ieum贸易中心的广告信息，今后不再发送。',
  },
  ADVERTISING_KEPT: {
    ko: '{date}에 동의하신 뒤로 2년이 지나 다시 알려 드려요. 그만 받으려면 알림 설정에서 꺼 주세요.',
    en: 'Two years have passed since you agreed on {date}, so we are letting you know again. To stop, turn it off in the message settings.',
    cn: '自您于{date}同意以来已满两年，特此再次告知。如不想再接收，请在通知设置中关闭。',
  },
});
