/** The longest text that leaves as an ordinary SMS; a longer one leaves as an LMS. */
export const SMS_BYTES = 90;
/** The longest text a carrier takes at all, as an LMS. */
export const LMS_BYTES = 2000;
/** What the label and the free way to refuse take of an advertisement's bytes. */
export const ADVERTISEMENT_BYTES = 200;

/** Length of a text as Korean carriers count it: EUC-KR bytes, one for ASCII and two for all else. */
export const smsBytes = (text: string): number => text.replace(/\P{ASCII}/gu, '--').length;

/** How many bytes an administrator's own words may have. */
export const bytesLeftFor = ({ isAdvertising }: { isAdvertising: boolean }): number =>
  isAdvertising ? LMS_BYTES - ADVERTISEMENT_BYTES : LMS_BYTES;
