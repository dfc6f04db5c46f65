// How values are written alike on screens and on papers, in every language.

/** The given words with a middle dot between them; empty ones are left out. */
export const joined = (...given: (string | null | undefined | false)[]): string =>
  given.filter(Boolean).join(' · ');

/** `01012345678` as `010-1234-5678`; anything that is no phone number stays as it is. */
export function phoneText(phone: string): string {
  const match = /^(02|\d{3})(\d{3,4})(\d{4})$/.exec(phone.replaceAll(/\D/g, ''));
  return match ? match.slice(1).join('-') : phone;
}

/** `010****5678` as `010-****-5678`, the way lists mask a number. */
export const maskedPhoneText = (phone: string): string =>
  phone.replace(/^(\d{1,3})(\*+)(\d{4})$/, '$1-$2-$3');

/** Whether no part between the hyphens of a telephone number is empty (§5). */
export const hasAllParts = (phone: string): boolean => phone.split('-').every((part) => /\d/.test(part));

/** Whether a telephone number can be called: all its parts are there, and enough digits. */
export const isWholePhone = (phone: string): boolean =>
  hasAllParts(phone) && phone.replaceAll(/\D/g, '').length >= 8;
