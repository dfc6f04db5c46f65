import { z } from 'zod';
import { bounds, MASK } from '../../common/bounds.ts';
import { addressPart, FileRef } from '../../common/schemas.ts';
import { approvals } from '../../hiring/companies/enums.ts';
import { genders, userStatuses, userTypes } from '../../account/users/enums.ts';
import { WithdrawalReason } from '../withdrawals/enums.ts';

// What administrators see of members

const Stamp = z.string().max(40);
const RowId = z.string().max(64);

/** A company's standing as the approval desk sees it. */
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
  /** Whole hours since the company asked; null once decided. */
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
  name: z.string().max(100),
  phone: z.string().max(20),
  email: z.string().max(bounds.email + MASK),
  status: z.enum(userStatuses),
  /** The level in force, the default included; null for administrators. */
  level: z.object({ _id: RowId, name: z.string().max(50) }).nullable(),
  createdAt: Stamp,
  lastLoginAt: Stamp.nullable(),
  company: MemberCompany.nullable(),
});
export type Member = z.infer<typeof Member>;

/** A member with everything kept; masked like in lists until the whole is asked for with a reason. */
export const MemberDetail = Member.extend({
  /** Whether this answer shows personal data whole; every such answer is recorded. */
  isWhole: z.boolean(),
  bornAt: z.string().max(8).nullable(),
  gender: z.enum(genders).nullable(),
  ...addressPart,
  /** Only in the whole. */
  profile: FileRef.nullable(),
  mustChangePassword: z.boolean(),
  /** Grows with every change of what the account or its company says. */
  version: z.int(),
  agreements: z.array(
    z.object({ _terms: RowId, subject: z.string().max(100), version: z.int(), agreedAt: Stamp }),
  ),
  company: MemberCompany.extend({
    website: z.string().max(300).nullable(),
    phone: z.string().max(20),
    email: z.string().max(bounds.email + MASK),
    ...addressPart,
    /** Only in the whole. */
    businessRegistration: FileRef.nullable(),
  }).nullable(),
});
export type MemberDetail = z.infer<typeof MemberDetail>;

/** A member who left: masked, with the day the personal data goes. */
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
  /** When the personal data is due; null for administrators, whose name stays with what they did. */
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
  counts: z.object({ all: z.int(), persons: z.int(), companies: z.int(), blocked: z.int() }),
});
export type MemberSummary = z.infer<typeof MemberSummary>;
