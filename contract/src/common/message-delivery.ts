// How messages are delivered: at which hours, by which route and up to which length.

/** The hours in Seoul during which no automatic notification is sent. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;

/**
 * How a provider took a text message: as 알림톡 of KakaoTalk, behind which it sends the text where KakaoTalk
 * does not reach the recipient, or as SMS.
 */
export const messageRoutes = ['SMS', 'ALIMTALK'] as const;
export type MessageRoute = (typeof messageRoutes)[number];

/** The longest text that is sent as an ordinary SMS; a longer one is sent as an LMS. */
export const SMS_BYTES = 90;
/** The longest text that carriers accept, as an LMS. */
export const LMS_BYTES = 2000;

/** Length of a text as Korean carriers count it: EUC-KR bytes, one for ASCII and two for everything else. */
export const smsBytes = (text: string): number => text.replace(/\P{ASCII}/gu, '--').length;
