import { z } from 'zod';
import { roles } from '../../common/rights.ts';
import { bounds, MASK } from '../../common/bounds.ts';
import { addressPart, FileRef } from '../../common/schemas.ts';
import { genders, userStatuses, userTypes, approvals } from '../../account/users/enums.ts';
import { WithdrawalReason } from '../withdrawals/enums.ts';

// Members as administrators see them

const Stamp = z.string().max(40);
const RowId = z.string().max(64);

/** A company's state in the approval process. */
export const MemberCompany = z.object({
  _id: RowId,
  name: z.string().max(100),
  /** Masked in lists. */
  ceoName: z.string().max(50),
  logo: FileRef.nullable(),
  approval: z.enum(approvals),
  submittedAt: Stamp,
  approvedAt: Stamp.nullable(),
  rejectMsg: z.string().max(500).nullable(),
  /** Whole hours since the company asked for approval; null once decided. */
  waitingHours: z.int().nullable(),
  /** The kind of the business registration file, null while it is missing. */
  registrationType: z.string().max(100).nullable(),
});

/** A member in a list: name, phone and e-mail masked. */
export const Member = z.object({
  _id: RowId,
  username: z.string().max(20),
  userType: z.enum(userTypes).nullable(),
  scope: z.array(z.string().max(20)),
  /** Of administrators only. */
  role: z.enum(roles).nullable(),
  name: z.string().max(100),
  phone: z.string().max(20),
  email: z.string().max(bounds.email + MASK),
  status: z.enum(userStatuses),
  /** The level in force, possibly the default; null for administrators. */
  level: z.object({ _id: RowId, name: z.string().max(50) }).nullable(),
  createdAt: Stamp,
  lastLoginAt: Stamp.nullable(),
  company: MemberCompany.nullable(),
});
export type Member = z.infer<typeof Member>;

/** All details of a member; masked as in lists until they are requested unmasked with a reason. */
export const MemberDetail = Member.extend({
  /** Whether this response shows personal data unmasked; every such response is recorded. */
  isWhole: z.boolean(),
  bornAt: z.string().max(8).nullable(),
  gender: z.enum(genders).nullable(),
  ...addressPart,
  /** Only in the unmasked response. */
  profile: FileRef.nullable(),
  mustChangePassword: z.boolean(),
  /** Increases with every change of the account's or company's details. */
  version: z.int(),
  agreements: z.array(
    z.object({ _terms: RowId, subject: z.string().max(100), version: z.int(), agreedAt: Stamp }),
  ),
  company: MemberCompany.extend({
    website: z.string().max(300).nullable(),
    phone: z.string().max(20),
    email: z.string().max(bounds.email + MASK),
    ...addressPart,
    /** Only in the unmasked response. */
    businessRegistration: FileRef.nullable(),
  }).nullable(),
});
export type MemberDetail = z.infer<typeof MemberDetail>;

/** A withdrawn member: masked, with the day on which the personal data is erased. */
export const WithdrawnMember = Member.pick({
  _id: true,
  userType: true,
  scope: true,
  name: true,
  phone: true,
  email: true,
  createdAt: true,
}).extend({
  /** null once the personal data is erased. */
  username: z.string().max(20).nullable(),
  withdrawnAt: Stamp,
  reasons: z.array(z.enum(WithdrawalReason)).max(20),
  reason: z.string().max(500),
  /** Closed by an administrator rather than by the member. */
  isByConsole: z.boolean(),
  /**
   * When the personal data is due to be erased; null for administrators, whose name stays with their actions.
   */
  erasesAt: Stamp.nullable(),
  erasedAt: Stamp.nullable(),
});
export type WithdrawnMember = z.infer<typeof WithdrawnMember>;

/** The figures above the list. */
export const MemberSummary = z.object({
  /** Companies awaiting approval, and those that have waited longer than 24 hours. */
  pending: z.object({ count: z.int(), overdue: z.int() }),
  /** Mean days from request to decision over the last 30 days; null without any decision. */
  averageDecisionDays: z.number().nullable(),
  joinedToday: z.object({ persons: z.int(), companies: z.int() }),
  /** The last seven Seoul days, oldest first, and the sum of the seven before. */
  joinedLast7Days: z.object({ daily: z.array(z.int()).max(7), count: z.int(), before: z.int() }),
  counts: z.object({
    all: z.int(),
    persons: z.int(),
    companies: z.int(),
    administrators: z.int(),
    blocked: z.int(),
  }),
});
export type MemberSummary = z.infer<typeof MemberSummary>;
