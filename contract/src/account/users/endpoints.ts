import { z } from 'zod';
import { EncryptedValue } from '../auth/endpoints.ts';
import { rights, roles } from '../../common/rights.ts';
import { bounds } from '../../common/bounds.ts';
import { addressPart, FileRef, freeLine, Id, Nothing, freeEmail } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { FILE_MAX_BYTES } from '../../foundation/files/enums.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { userTexts as m } from './texts.ts';
import { genders, userTypes, approvals } from './enums.ts';
import {
  Address1,
  Address2,
  BornAt,
  CeoName,
  CompanyName,
  Email,
  GenderField,
  OneTimeCode,
  PersonName,
  mobileOf,
  Postcode,
  Username,
  Website,
} from './fields.ts';
import { userPaths } from './paths.ts';

const Stamp = z.string().max(40);
const EncryptedPassword = z
  .string({ error: m.passwordRequired.key })
  .min(1, m.passwordRequired.key)
  .max(4096);
const ContactPhone = mobileOf(m.contactRequired.key);
const AgreedTerms = z.array(Id, { error: m.termsUnread.key }).max(50);

const addressFields = { email: Email, postcode: Postcode, address1: Address1, address2: Address2 };

/**
 * Sign-up of a person: the keys are in the order of the alerts. `code` is "person" in any common spelling.
 */
export const PersonJoin = z.object({
  username: Username,
  password: EncryptedPassword,
  name: PersonName,
  bornAt: BornAt,
  phone: ContactPhone,
  ...addressFields,
  gender: GenderField,
  _terms: AgreedTerms,
  code: z.literal(['person', 'PERSON', 'Person']).transform(() => 'PERSON' as const),
});

/**
 * Sign-up of a company: the keys are in the order of the alerts; the business registration is sent with
 * `upload`.
 */
export const CompanyJoin = z.object({
  username: Username,
  password: EncryptedPassword,
  phone: ContactPhone,
  name: CompanyName,
  ceoName: CeoName,
  ...addressFields,
  website: Website,
  _terms: AgreedTerms,
  code: z.literal(['company', 'COMPANY', 'Company']).transform(() => 'COMPANY' as const),
});

/** The signed-in user as GET /me returns it. */
export const Me = z.object({
  _id: z.string().max(64),
  username: z.string().max(20),
  userType: z.enum(userTypes).nullable(),
  scope: z.array(z.string().max(20)),
  /** Of administrators only. */
  role: z.enum(roles).nullable(),
  rights: z.array(z.enum(rights)),
  name: z.string().max(100),
  phone: z.string().max(20),
  bornAt: z.string().max(8).nullable(),
  gender: z.enum(genders).nullable(),
  _profile: z.string().max(64).nullable(),
  profile: FileRef.nullable(),
  email: z.string().max(bounds.email),
  ...addressPart,
  mustChangePassword: z.boolean(),
  /** An administrator who can do nothing else before the second factor that the installation requires. */
  mustSetUpSecondFactor: z.boolean(),
  agreements: z.array(z.object({ _terms: z.string().max(64), version: z.int(), agreedAt: Stamp })),
  company: z
    .object({
      _id: z.string().max(64),
      name: z.string().max(100),
      logo: FileRef.nullable(),
      approval: z.enum(approvals),
      rejectMsg: z.string().max(500).nullable(),
    })
    .nullable(),
  createdAt: Stamp,
});
export type Me = z.infer<typeof Me>;

/** The five fields a user may change alone; omitted fields are unchanged. */
export const MeRevision = z.object({
  _profile: Id.nullable().optional(),
  email: freeEmail().optional(),
  postcode: freeLine(bounds.postcode).optional(),
  address1: freeLine(bounds.address).optional(),
  address2: freeLine(bounds.address).optional(),
});

const ContactType = z.object({ type: z.literal('phone', c.invalid.key) });
const contactType = z.literal('phone', c.invalid.key).optional();
const VerifiedPhone = mobileOf(c.invalid.key, c.invalid.key);
const ExpiredAt = z.object({ expiredAt: Stamp });

const FindUsername = z.object({
  type: contactType,
  kind: z.literal('username'),
  phone: mobileOf(m.findUsernamePhone.key, c.invalid.key),
});
const findPasswordFields = (missingPhone: string) => ({
  type: contactType,
  kind: z.literal('password'),
  username: z
    .string({ error: m.usernameRequired.key })
    .trim()
    .min(1, m.usernameRequired.key)
    .max(20, c.tooLong.key),
  phone: mobileOf(missingPhone, c.invalid.key),
});
const otp = { otp: OneTimeCode };

export const users = endpointsOf('users', {
  join: endpoint({
    ...userPaths.join,
    summary: 'Sign up',
    transaction: 'manual',
    body: z.discriminatedUnion('code', [PersonJoin, CompanyJoin], c.invalid.key),
    response: z.object({ user: z.object({ _id: z.string().max(64) }) }),
  }),
  checkUsername: endpoint({
    ...userPaths.checkUsername,
    summary: 'Check whether a user ID is free',
    transaction: 'manual',
    body: z.object({ username: Username }),
    response: Nothing,
  }),
  certifyContact: endpoint({
    ...userPaths.certifyContact,
    summary: 'Send a code to a phone number or an e-mail address',
    transaction: 'manual',
    params: ContactType,
    body: z.object({ type: contactType, phone: VerifiedPhone }),
    response: ExpiredAt,
  }),
  confirmContact: endpoint({
    ...userPaths.confirmContact,
    summary: 'Confirm the code that was sent to a phone number or an e-mail address',
    transaction: 'manual',
    params: ContactType,
    body: z.object({ type: contactType, phone: VerifiedPhone, ...otp }),
    response: Nothing,
  }),
  certify: endpoint({
    ...userPaths.certify,
    summary: 'Send a code for finding the user ID or resetting the password',
    transaction: 'manual',
    body: z.discriminatedUnion(
      'kind',
      [FindUsername, z.object(findPasswordFields(m.findPasswordPhoneAlert.key))],
      c.invalid.key,
    ),
    response: ExpiredAt,
  }),
  recover: endpoint({
    ...userPaths.recover,
    summary: 'Confirm the code and receive the user ID or a temporary password',
    transaction: 'manual',
    body: z.discriminatedUnion(
      'kind',
      [FindUsername.extend(otp), z.object({ ...findPasswordFields(m.findPasswordPhone.key), ...otp })],
      c.invalid.key,
    ),
    response: Nothing,
  }),
  upload: endpoint({
    ...userPaths.upload,
    summary: 'Upload a file that belongs to a sign-up',
    transaction: 'manual',
    params: z.object({ _user: Id }),
    form: z.object({
      type: z.enum(['BUSINESS_REGISTRATION', 'LOGO'], c.invalid.key),
      password: EncryptedPassword,
    }),
    file: { maxBytes: FILE_MAX_BYTES },
    response: z.object({ file: FileRef }),
  }),
  me: endpoint({
    ...userPaths.me,
    summary: "Read the caller's own account",
    query: z.object({ accessToken: z.string().max(2048).optional() }),
    response: z.object({ user: Me }),
  }),
  revise: endpoint({
    ...userPaths.revise,
    summary: "Change the caller's own account; a company's e-mail changes by the link sent to the new one",
    body: MeRevision,
    response: z.object({ user: Me }),
  }),
  checkPassword: endpoint({
    ...userPaths.checkPassword,
    summary: "Check the caller's password",
    transaction: 'manual',
    body: z.object({ password: EncryptedValue }),
    response: Nothing,
  }),
  changePassword: endpoint({
    ...userPaths.changePassword,
    summary: "Change the caller's password",
    transaction: 'manual',
    body: z.object({ password: EncryptedValue, newPassword: EncryptedValue }),
    response: Nothing,
  }),
});
