import { defineCopy } from '#lib/format/copy.ts';
import { quietUntil } from '#lib/format/quiet-hours.ts';

const copy = defineCopy({
  now: { ko: '문자로 알려요.', en: 'They are told by text message.', cn: '将以短信告知。' },
  today: {
    ko: '문자는 오늘 08:00에 보내요.',
    en: 'The text message leaves at 08:00 today.',
    cn: '短信将于今天08:00发送。',
  },
  tomorrow: {
    ko: '문자는 내일 08:00에 보내요.',
    en: 'The text message leaves at 08:00 tomorrow.',
    cn: '短信将于明天08:00发送。',
  },
});

/** The result of an action, and when the text message about it is sent: none is between 21:00 and 08:00. */
export const withSms = (done: string): string => `${done} ${copy[quietUntil() ?? 'now']}`;
