// How values are written alike on screens and on papers, in every language.

/** The given words with a middle dot between them; empty ones are left out. */
export const joined = (...given: (string | null | undefined | false)[]): string =>
  given.filter(Boolean).join(' · ');

/** The digits of a telephone number; Korea's own +82 is the 0 in front. */
export const phoneDigits = (phone: string): string =>
  phone
    .trim()
    .replace(/^\+82[\s-]*(\(?0\)?)?/, '0')
    .replaceAll(/\D/g, '');

const GROUPS = /^(02|050\d|\d{3})(\d{3,4})(\d{4})$/;
const NATIONWIDE = /^(1\d{3})(\d{4})$/;
const MASKED = /^(\d{1,3})(\*+)(\d{4})$/;

/** `01012345678` as `010-1234-5678`, also masked; anything that is no phone number stays as it is. */
export function phoneText(phone: string): string {
  const digits = phoneDigits(phone);
  const match = MASKED.exec(phone) ?? GROUPS.exec(digits) ?? NATIONWIDE.exec(digits);
  return match ? match.slice(1).join('-') : phone;
}

const headOf = (digits: string): number => {
  if (digits.startsWith('02')) return 2;
  return /^(1|050\d)/.test(digits) ? 4 : 3;
};

/** A telephone number in groups while it is typed; one with other characters stays as it is typed. */
export function typedPhone(typed: string): string {
  if (/[^\d\s-]/.test(typed)) return typed;
  const digits = typed.replaceAll(/\D/g, '');
  const head = digits.slice(0, headOf(digits));
  const rest = digits.slice(head.length);
  // A mobile number's middle has four digits, another's three until there are more.
  const middle = head === '010' || rest.length > 7 || rest.length <= 4 ? 4 : 3;
  return [head, rest.slice(0, middle), rest.slice(middle)].filter(Boolean).join('-');
}

/** Whether no part between the hyphens of a telephone number is empty. */
export const hasAllParts = (phone: string): boolean => phone.split('-').every((part) => /\d/.test(part));

/** Whether a telephone number can be called: all its parts are there, and enough digits; 010 has eleven. */
export function isWholePhone(phone: string): boolean {
  const digits = phoneDigits(phone);
  return hasAllParts(phone) && (digits.startsWith('010') ? digits.length === 11 : digits.length >= 8);
}

/** Whether a text shows anything: not spaces and characters without a shape alone (zero-width ones, fillers). */
export const isVisible = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
