/**
 * How long a text of each kind may be, in UTF-16 code units. A request is refused above its bound; what an answer may
 * hold is derived from the same numbers, so that whatever was written can be read again.
 */
export const bounds = {
  id: 64,
  username: 20,
  /** Of a person, a representative or a contact. */
  personName: 50,
  /** Of a company, a school, a certificate. */
  name: 100,
  subject: 100,
  phone: 20,
  /** RFC 5321: the whole address; its local part may be a single character. */
  email: 254,
  postcode: 10,
  address: 200,
  link: 300,
  reason: 500,
  memo: 2000,
  introduction: 5000,
  emailSubject: 200,
  emailContent: 20_000,
  /** An opaque cursor: the values of the last row, each character in up to six bytes, base64. */
  cursor: 4000,
  /** Formatted text: what a reader sees, and the markup with it after cleaning. */
  recruitmentContent: { text: 20_000, markup: 120_000 },
  termsContent: { text: 50_000, markup: 300_000 },
} as const;

/** A mask may be longer than a short text it hides: `a@b.kr` becomes `a***@b.kr`. */
export const MASK = 5;
