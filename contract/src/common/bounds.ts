/**
 * The maximum length of each kind of text, in UTF-16 code units. A longer text in a request is rejected; the
 * bounds of responses are derived from the same numbers, so that whatever was written can be read again.
 */
export const bounds = {
  id: 64,
  username: 20,
  /** Name of a person, a representative or a contact. */
  personName: 50,
  /** Name of a company, a school or a certificate. */
  name: 100,
  subject: 100,
  phone: 20,
  /** RFC 5321: the whole address; the local part may be a single character. */
  email: 254,
  postcode: 10,
  address: 200,
  link: 300,
  reason: 500,
  memo: 2000,
  introduction: 5000,
  /** Title of a notice, a question, a banner, a popup or a board post. */
  contentSubject: 200,
  emailSubject: 200,
  emailContent: 20_000,
  /** An opaque cursor: the values of the last row in base64, up to six bytes for each character. */
  cursor: 4000,
  /** Formatted text: the visible characters, and the length with markup after cleaning. */
  recruitmentContent: { text: 20_000, markup: 120_000 },
  termsContent: { text: 50_000, markup: 300_000 },
  /** The differences of a version of terms, and their reason. */
  termsNote: 500,
  /** Notices, answers, popups, pages and board posts. */
  articleContent: { text: 20_000, markup: 120_000 },
} as const;

/** A mask may be longer than the short text it hides: `a@b.kr` becomes `a***@b.kr`. */
export const MASK = 5;

/** The longest text of a cell in Excel. */
export const CELL_TEXT_MAX = 32_767;
