// Formats of values that are the same on screens and in PDFs, in every language.

/** Joins texts with a middle dot; empty ones are omitted. */
export const joined = (...input: (string | null | undefined | false)[]): string =>
  input.filter(Boolean).join(' · ');

const KILO = 1024;

/** Bytes as text: `62MB`, `820KB`. */
export function sizeText(bytes: number): string {
  if (bytes >= KILO * KILO) return `${Math.round((bytes / KILO / KILO) * 10) / 10}MB`;
  return `${Math.max(1, Math.round(bytes / KILO))}KB`;
}

/** The digits of a telephone number; +82 becomes the leading 0. */
export const phoneDigits = (phone: string): string =>
  phone
    .trim()
    .replace(/^\+82[\s-]*(\(?0\)?)?/, '0')
    .replaceAll(/\D/g, '');

const GROUPS = /^(02|050\d|\d{3})(\d{3,4})(\d{4})$/;
const NATIONWIDE = /^(1\d{3})(\d{4})$/;
const MASKED = /^(\d{1,3})(\*+)(\d{4})$/;

/** `01012345678` as `010-1234-5678`, also masked; anything that is no phone number is unchanged. */
export function phoneText(phone: string): string {
  const digits = phoneDigits(phone);
  const match = MASKED.exec(phone) ?? GROUPS.exec(digits) ?? NATIONWIDE.exec(digits);
  return match ? match.slice(1).join('-') : phone;
}

const headOf = (digits: string): number => {
  if (digits.startsWith('02')) return 2;
  return /^(1|050\d)/.test(digits) ? 4 : 3;
};

/** Groups a telephone number while it is typed; input with other characters is unchanged. */
export function typedPhone(typed: string): string {
  if (/[^\d\s-]/.test(typed)) return typed;
  const digits = typed.replaceAll(/\D/g, '');
  const head = digits.slice(0, headOf(digits));
  const rest = digits.slice(head.length);
  // The middle group of a mobile number has four digits, that of other numbers three until there are more
  // digits.
  const middle = head === '010' || rest.length > 7 || rest.length <= 4 ? 4 : 3;
  return [head, rest.slice(0, middle), rest.slice(middle)].filter(Boolean).join('-');
}

/** Whether every group between the hyphens of a telephone number has digits. */
export const hasAllParts = (phone: string): boolean => phone.split('-').every((part) => /\d/.test(part));

/**
 * Whether a telephone number can be called: every group has digits and there are enough of them; 010 needs
 * eleven.
 */
export function isWholePhone(phone: string): boolean {
  const digits = phoneDigits(phone);
  return hasAllParts(phone) && (digits.startsWith('010') ? digits.length === 11 : digits.length >= 8);
}

/**
 * Whether a text has visible characters besides spaces and invisible ones (zero-width characters, fillers).
 */
export const isVisible = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
