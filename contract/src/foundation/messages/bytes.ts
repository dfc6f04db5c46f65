/** The longest text that is sent as an ordinary SMS; a longer one is sent as an LMS. */
export const SMS_BYTES = 90;
/** The longest text that carriers accept, as an LMS. */
export const LMS_BYTES = 2000;
/** The bytes of an advertisement that its label and the free opt-out number need. */
export const ADVERTISEMENT_BYTES = 200;

/** Length of a text as Korean carriers count it: EUC-KR bytes, one for ASCII and two for everything else. */
export const smsBytes = (text: string): number => text.replace(/\P{ASCII}/gu, '--').length;

/** The maximum bytes of a text that an administrator writes. */
export const bytesLeftFor = ({ isAdvertising }: { isAdvertising: boolean }): number =>
  isAdvertising ? LMS_BYTES - ADVERTISEMENT_BYTES : LMS_BYTES;
