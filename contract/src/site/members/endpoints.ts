import { z } from 'zod';
import { EncryptedValue } from '../../account/auth/endpoints.ts';
import { bounds } from '../../common/bounds.ts';
import { roles } from '../../common/rights.ts';
import {
  Day,
  Flag,
  freeLine,
  freeText,
  Id,
  OptionalId,
  line,
  ListHeaders,
  SortHeader,
  listOf,
  listPart,
  Nothing,
  text,
} from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { OwnFile } from '../../foundation/files/endpoints.ts';
import { memberPaths } from './paths.ts';
import { Member, MemberDetail, MemberSummary, WithdrawnMember } from './schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { memberTexts as m } from './texts.ts';
import { userTexts as u } from '../../account/users/texts.ts';
import { userStatuses, userTypes, approvals } from '../../account/users/enums.ts';
import {
  BornAt,
  CeoName,
  Email,
  GenderField,
  phoneOf,
  Username,
  Website,
} from '../../account/users/fields.ts';

export type { Member, MemberDetail, MemberSummary, WithdrawnMember } from './schemas.ts';

const Name = line(bounds.name, u.nameRequired.key);
const Phone = phoneOf(u.contactRequired.key, 8);
const Status = z.enum(['ACTIVE', 'BLOCKED'], c.unknownValue.key);

/** The optional details of a member. */
const particulars = {
  bornAt: BornAt.nullable().optional(),
  gender: GenderField.nullable().optional(),
  postcode: freeLine(bounds.postcode).optional(),
  address1: freeLine(bounds.address).optional(),
  address2: freeLine(bounds.address).optional(),
  /** Companies only. */
  ceoName: CeoName.optional(),
  website: Website,
  /** null: the default level. */
  _level: Id.nullable().optional(),
};

/** A new account; its owner must change the password at the first login. */
export const MemberDraft = z
  .object({
    /** null makes an administrator, whose scope is console. */
    userType: z.enum(userTypes, c.unknownValue.key).nullable(),
    scope: z.array(z.literal('console', c.unknownValue.key)).max(1).default([]),
    /** Of an administrator. */
    role: z.enum(roles, c.unknownValue.key).default('VIEWER'),
    username: Username,
    password: EncryptedValue,
    name: Name,
    phone: Phone.optional(),
    email: Email.optional(),
    status: Status.default('ACTIVE'),
    ...particulars,
    /** Companies only: whether it still has to be approved. */
    approval: z.enum(['PENDING', 'APPROVED'], c.unknownValue.key).default('APPROVED'),
  })
  .refine(({ userType, scope }) => (userType === null) === scope.includes('console'), {
    path: ['scope'],
    error: m.scopeMismatch.key,
  })
  .refine(({ userType, phone }) => userType === null || phone !== undefined, {
    path: ['phone'],
    error: u.contactRequired.key,
  })
  .refine(({ userType, email }) => userType === null || email !== undefined, {
    path: ['email'],
    error: u.emailInvalid.key,
  });

/** The corrections of an administrator; the kind of an account cannot change. */
export const MemberRevision = z.object({
  username: Username.optional(),
  /** A temporary password, encrypted. */
  password: EncryptedValue.optional(),
  name: Name.optional(),
  phone: Phone.optional(),
  email: Email.optional(),
  status: Status.optional(),
  /** Of an administrator. */
  role: z.enum(roles, c.unknownValue.key).optional(),
  /** Why the account is suspended, as its member reads it. */
  reason: freeText(300).optional(),
  ...particulars,
  /** If it is sent and the member has changed since, the answer is 409 with `current`. */
  version: z.int().min(0).optional(),
});

const params = z.object({ _user: Id });
const response = z.object({ user: MemberDetail });
const decided = z.object({
  user: MemberDetail,
  company: z.object({
    _id: z.string().max(64),
    approval: z.enum(approvals),
    approvedAt: z.string().max(40).nullable(),
    rejectMsg: z.string().max(500).nullable(),
  }),
});

export const memberFilters = {
  /** Part of a username or name, or a whole telephone number or e-mail address. */
  searchValue: z.string().trim().max(100).optional(),
  userType: z.enum(userTypes, c.unknownValue.key).optional(),
  /** `console`: administrators only. */
  scope: z.literal('console', c.unknownValue.key).optional(),
  approval: z.enum(approvals, c.unknownValue.key).optional(),
  status: z.enum(userStatuses, c.unknownValue.key).optional(),
  _level: OptionalId.optional(),
  /** Only these members: up to a hundred ids separated by commas. */
  _user: z
    .string()
    .max(4000)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(Id).min(1).max(100))
    .optional(),
  /** Seoul days, both included. */
  joinedFrom: Day.optional(),
  joinedTo: Day.optional(),
};

export const members = endpointsOf('members', {
  list: endpoint({
    ...memberPaths.list,
    summary: 'List the members',
    query: z.object({ ...listPart, ...memberFilters }),
    headers: ListHeaders,
    response: listOf('users', Member),
  }),
  summary: endpoint({
    ...memberPaths.summary,
    summary: 'Count the members by state',
    response: z.object({ summary: MemberSummary }),
  }),
  /**
   * The filtered list as a workbook; contact data is masked unless requested, and each person is recorded
   * with the reason.
   */
  export: endpoint({
    ...memberPaths.export,
    summary: 'Export the members as an Excel workbook',
    query: z.object({
      ...memberFilters,
      reason: text(200, m.exportReasonRequired.key),
      contacts: Flag.optional(),
    }),
    headers: SortHeader,
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  create: endpoint({
    ...memberPaths.create,
    summary: 'Create a member',
    transaction: 'manual',
    body: MemberDraft,
    response,
  }),
  /** Unmasked while a company awaits its approval, else masked. */
  find: endpoint({
    ...memberPaths.find,
    summary: 'Read one member with masked personal data',
    params,
    response,
  }),
  /** Shows personal data unmasked for a reason that is recorded. */
  disclose: endpoint({
    ...memberPaths.disclose,
    summary: 'Reveal the personal data of a member for a stated reason',
    params,
    body: z.object({ reason: text(200, m.reasonRequired.key) }),
    response,
  }),
  /** Private files only of a company that awaits its approval, or for a reason. */
  listFiles: endpoint({
    ...memberPaths.listFiles,
    summary: 'List the files of a member',
    params,
    query: z.object({ reason: freeText(200).optional() }),
    response: z.object({ files: z.array(OwnFile) }),
  }),
  revise: endpoint({
    ...memberPaths.revise,
    summary: 'Change a member',
    transaction: 'manual',
    params,
    body: MemberRevision,
    response,
  }),
  approve: endpoint({ ...memberPaths.approve, summary: 'Approve a company', params, response: decided }),
  reject: endpoint({
    ...memberPaths.reject,
    summary: 'Reject a company with a reason',
    params,
    body: z.object({ rejectMsg: text(500, m.rejectMsgRequired.key) }),
    response: decided,
  }),
  /** Suspends an account, whose member sees the reason, or lifts the suspension. */
  setStatus: endpoint({
    ...memberPaths.setStatus,
    summary: 'Block or unblock a member',
    params,
    body: z.object({ status: Status, reason: freeText(300).optional() }),
    response,
  }),
  setLevel: endpoint({
    ...memberPaths.setLevel,
    summary: 'Set the level of a member',
    params,
    body: z.object({ _level: Id.nullable() }),
    response,
  }),
  /** Sends a temporary password, or sets the given one. */
  resetPassword: endpoint({
    ...memberPaths.resetPassword,
    summary: 'Send a member a temporary password',
    transaction: 'manual',
    params,
    body: z.object({ password: EncryptedValue.optional() }).default({}),
    response: z.object({ sentBy: z.enum(['SMS', 'EMAIL']).nullable() }),
  }),
  /** Withdrawal by an administrator; the personal data is erased 30 days later. */
  withdraw: endpoint({
    ...memberPaths.withdraw,
    summary: "Withdraw a member's account with a reason",
    params,
    query: z.object({ reason: freeText(500).optional() }),
    response: Nothing,
  }),
  listWithdrawn: endpoint({
    ...memberPaths.listWithdrawn,
    summary: 'List the withdrawn members',
    query: z.object({
      ...listPart,
      searchValue: memberFilters.searchValue,
      userType: memberFilters.userType,
      /** Seoul days of the withdrawal, both included. */
      from: Day.optional(),
      to: Day.optional(),
    }),
    headers: ListHeaders,
    response: listOf('users', WithdrawnMember),
  }),
  findWithdrawn: endpoint({
    ...memberPaths.findWithdrawn,
    summary: 'Read one withdrawn member',
    params,
    response: z.object({ user: WithdrawnMember }),
  }),
  /** Erases the personal data at once instead of after 30 days. */
  erase: endpoint({
    ...memberPaths.erase,
    summary: 'Erase the data of a withdrawn member before its date',
    params,
    response: Nothing,
  }),
});
