import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import {
  Address1,
  Address2,
  BornAt,
  CeoName,
  CompanyName,
  Email,
  GenderField,
  isCalendarDay,
  NewPassword,
  PersonName,
  mobileOf,
  Postcode,
  Username,
  Website,
} from '@ieum/contract/account/users/fields.ts';
import { AGE_MIN } from '@ieum/contract/account/users/enums.ts';
import { z } from 'zod';
import { seoulToday } from '#lib/format/dates.ts';
import { freeText } from '@ieum/contract/common/schemas.ts';

// The fields of each form are in the order of its alerts.

const isWritten = (bornAt: string): boolean => /^\d{8}$/.test(bornAt);

/** Whole years up to today in Seoul, from days in the format `YYYYMMDD`. */
const ageOf = (bornAt: string): number =>
  Math.floor((Number(seoulToday().replaceAll('-', '')) - Number(bornAt)) / 10_000);

const isOldEnough = (bornAt: string): boolean =>
  !isWritten(bornAt) || !isCalendarDay(bornAt) || ageOf(bornAt) >= AGE_MIN;

const account = {
  username: Username,
  password: NewPassword,
  passwordConfirm: z.string().max(100).min(1, m.passwordConfirmRequired.key),
};
const phone = mobileOf(m.contactRequired.key);
const address = { email: Email, postcode: Postcode, address1: Address1, address2: Address2 };

/** The ids agreed to; null until the terms dialog was confirmed once. */
const agreedOf = (necessary: readonly string[]) =>
  z
    .array(z.string().max(64))
    .max(50)
    .nullable()
    .refine((ids) => ids !== null, m.termsUnread.key)
    .refine((ids) => ids === null || necessary.every((id) => ids.includes(id)), m.termsNotAgreed.key);

interface RepeatedFields {
  password?: unknown;
  passwordConfirm?: unknown;
  phone?: unknown;
  confirmedPhone?: unknown;
}

const always = () => true;

/** The rules that compare two fields are also checked while other fields are missing. */
const withPairs = <T extends z.ZodType<RepeatedFields>>(form: T) =>
  form
    .refine(({ password, passwordConfirm }) => !passwordConfirm || password === passwordConfirm, {
      path: ['passwordConfirm'],
      error: m.passwordMismatch.key,
      when: always,
    })
    .refine((values) => Boolean(values.phone) && values.phone === values.confirmedPhone, {
      path: ['confirmedPhone'],
      error: m.phoneUnconfirmed.key,
      when: always,
    });

/** The base form of a person; `necessary` are the ids of the required terms. */
export const personForm = (necessary: readonly string[]) =>
  withPairs(
    z.object({
      ...account,
      name: PersonName,
      bornAt: BornAt.refine(isOldEnough, m.tooYoung.key),
      phone,
      ...address,
      gender: GenderField,
      agreed: agreedOf(necessary),
      confirmedPhone: z.string().max(20),
    }),
  );

/** The base form of a company. */
export const companyForm = (necessary: readonly string[]) =>
  withPairs(
    z.object({
      ...account,
      phone,
      name: CompanyName,
      registration: z.instanceof(File, { error: m.registrationAlert.key }),
      ceoName: CeoName,
      ...address,
      website: Website,
      agreed: agreedOf(necessary),
      confirmedPhone: z.string().max(20),
    }),
  );

/** The detailed form, in which every field is optional. */
export const detailForm = z.object({
  email: z.union([z.literal(''), Email]),
  postcode: freeText(10),
  address1: freeText(200),
  address2: freeText(200),
});

export type PersonForm = z.output<ReturnType<typeof personForm>>;
export type CompanyForm = z.output<ReturnType<typeof companyForm>>;
export type DetailForm = z.output<typeof detailForm>;

/** The values of the fields while they are filled in. */
export interface AccountValues {
  username: string;
  password: string;
  passwordConfirm: string;
  phone: string;
  confirmedPhone: string;
}

export interface AddressValues {
  email: string;
  postcode: string;
  address1: string;
  address2: string;
}

export interface BaseValues extends AccountValues, AddressValues {
  agreed: string[] | null;
}

export interface PersonValues extends BaseValues {
  name: string;
  bornAt: string;
  gender: string | null;
}

export interface CompanyValues extends BaseValues {
  name: string;
  ceoName: string;
  registration: File | null;
  website: string;
}
