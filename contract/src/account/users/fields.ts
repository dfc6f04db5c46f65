import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { freeLine, line } from '../../common/schemas.ts';
import { emailError, mobileError, phoneError } from '../../common/contacts.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { contactTexts as contacts } from '../../common/contact-texts.ts';
import type { KeyedText } from '../../common/text.ts';
import { phoneDigits } from '../../common/text-formats.ts';
import { userTexts as m } from './texts.ts';
import { CODE_LENGTH, genders, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from './enums.ts';

// The rules of the account fields, checked one after the other, so that the first issue is the text to show.

/** Lowercase letters and digits, 4 to 20. */
export const Username = z
  .string({ error: m.usernameRequired.key })
  .min(1, m.usernameRequired.key)
  .max(USERNAME_MAX, m.usernameLong.key)
  .regex(/^[a-z0-9]*$/, m.usernameCharacters.key)
  .min(USERNAME_MIN, m.usernameShort.key);

/**
 * The rules of a new password in plain text; it is sent encrypted, so the server applies them after
 * decrypting it.
 */
export const NewPassword = z
  .string({ error: m.passwordRequired.key })
  .min(1, m.passwordRequired.key)
  .regex(/[!-/:-@[-`{-~]/, m.passwordSpecial.key)
  .regex(/[A-Za-z]/, m.passwordLetter.key)
  .regex(/[0-9]/, m.passwordDigit.key)
  .min(PASSWORD_MIN, m.passwordLength.key)
  .max(PASSWORD_MAX, m.passwordLength.key);

interface PhoneRules {
  /** The text key for an empty number. */
  missing: string;
  errorOf: (phone: string) => KeyedText | undefined;
  /** The text key for every malformed value, where the specification has only one text. */
  wrong?: string | undefined;
}

const digitsBy = ({ missing, errorOf, wrong }: PhoneRules) =>
  z
    .string({ error: missing })
    .max(bounds.phone, wrong ?? contacts.phoneLong.key)
    .refine((value) => value.trim() !== '', missing)
    .refine((value) => errorOf(value) === undefined, {
      error: ({ input }) => {
        const error = errorOf(String(input));
        return error === contacts.notMobile ? error.key : (wrong ?? error?.key);
      },
    })
    .transform(phoneDigits);

/**
 * A telephone number reduced to its digits: 10 or 11 for a mobile phone, at least 8 where any line is
 * allowed.
 */
export const phoneOf = (missing: string, fewest: 8 | 10 = 10) =>
  digitsBy({ missing, errorOf: (phone) => phoneError(phone, fewest) });

/** A mobile phone number, which can receive text messages. */
export const mobileOf = (missing: string, wrong?: string) =>
  digitsBy({ missing, errorOf: mobileError, wrong });

/** Six characters; the server issues digits. */
export const OneTimeCode = z
  .string({ error: m.codeRequired.key })
  .min(1, m.codeRequired.key)
  .length(CODE_LENGTH, m.codeLength.key)
  .max(CODE_LENGTH, m.codeLength.key);

export const Email = z
  .string({ error: m.emailInvalid.key })
  .trim()
  .max(bounds.email, c.tooLong.key)
  .min(1, m.emailInvalid.key)
  .regex(z.regexes.email, { error: ({ input }) => emailError(String(input)).key });

/** Longer than one character. */
export const PersonName = line(bounds.personName, m.nameRequired.key).min(2, m.nameRequired.key);

export const CeoName = line(bounds.personName, m.ceoNameRequired.key).min(2, m.ceoNameRequired.key);

export const CompanyName = line(bounds.name, m.companyNameRequired.key);

/** Whether `YYYYMMDD` is a day of the calendar, not before 1900. */
export function isCalendarDay(bornAt: string): boolean {
  const day = `${bornAt.slice(0, 4)}-${bornAt.slice(4, 6)}-${bornAt.slice(6)}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && day >= '1900-01-01';
}

/** `YYYYMMDD`, a day that exists; the server checks the age against its own date. */
export const BornAt = z
  .string({ error: m.bornAtRequired.key })
  .max(8, m.bornAtRequired.key)
  .regex(/^\d{8}$/, m.bornAtRequired.key)
  .refine((value) => !/^\d{8}$/.test(value) || isCalendarDay(value), m.bornAtInvalid.key);

export const GenderField = z.enum(genders, m.genderRequired.key);

export const Postcode = line(bounds.postcode, m.address1Required.key);
export const Address1 = line(bounds.address, m.address1Required.key);
export const Address2 = line(bounds.address, m.address2Required.key);

/** A web address; `https` is added where the scheme is missing, and an empty string means none. */
export const Website = freeLine(bounds.link)
  .transform((value) => (value === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine(isWebAddress, m.websiteInvalid.key)
  .nullable()
  .optional();

function isWebAddress(value: string): boolean {
  if (value === '') return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '';
}
