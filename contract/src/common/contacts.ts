import { contactTexts as m } from './contact-texts.ts';
import type { KeyedText } from './text.ts';
import { phoneDigits } from './text-formats.ts';

// Checks telephone numbers and e-mail addresses without zod, for the browser and for the schemas.

const MAX_DIGITS = 11;
const FEWEST_OF_MOBILE = 10;
const MOBILE = /^01[016789]/;
/** Numbers are written with hyphens, spaces, dots, brackets and Korea's own +82. */
const OTHER_THAN_DIGITS = /[^\d\s().+-]/;

/**
 * What is wrong with a telephone number of any kind, which needs at least `minDigits` digits; undefined when
 * nothing is.
 */
export function phoneError(phone: string, minDigits: 8 | 10): KeyedText | undefined {
  if (OTHER_THAN_DIGITS.test(phone)) return m.phoneLetter;
  const digits = phoneDigits(phone);
  const isMobile = MOBILE.test(digits);
  if (digits.length < (isMobile ? FEWEST_OF_MOBILE : minDigits)) return tooShortError(digits, isMobile);
  return digits.length > MAX_DIGITS ? m.phoneLong : undefined;
}

/** Whether a number that is too short lacks its first or its last digits. */
function tooShortError(digits: string, isMobile: boolean): KeyedText {
  if (isMobile) return m.phoneMobileShort;
  return digits.startsWith('0') ? m.phoneEndMissing : m.phoneShort;
}

/** What is wrong with a number that is to receive text messages; undefined when there is none. */
export function mobileError(phone: string): KeyedText | undefined {
  if (OTHER_THAN_DIGITS.test(phone)) return m.mobileLetter;
  const digits = phoneDigits(phone);
  if (/^0[^1]/.test(digits)) return m.notMobile;
  if (digits.length < FEWEST_OF_MOBILE) return m.mobileShort;
  if (digits.length > MAX_DIGITS) return m.mobileLong;
  return MOBILE.test(digits) ? undefined : m.notMobile;
}

/** What is wrong with a text that should be an e-mail address. */
export function emailError(email: string): KeyedText {
  const [name = '', domain, ...more] = email.split('@');
  if (domain === undefined) return m.emailNoAt;
  if (more.length > 0) return m.emailTwoAts;
  if (/\s/.test(email)) return m.emailSpace;
  if (name === '') return m.emailNoName;
  if (domain === '') return m.emailNoDomain;
  if (/[^\w.+'-]/.test(name) || /[^a-z\d.-]/i.test(domain)) return m.emailLetter;
  return /\.[a-z]{2,}$/i.test(domain) ? m.emailDots : m.emailNoEnding;
}
