import { z } from 'zod';
import { FileRef, Id, ListHeaders, listOf, listPart, text } from './common.ts';
import { approvals } from './company-profile.enums.ts';
import { endpoint } from './endpoint.ts';
import { OwnFile } from './files.ts';
import { memberPaths } from './members.paths.ts';
import { commonMessages as c } from './messages/common.ts';
import { memberMessages as m } from './messages/members.ts';
import { genders, userStatuses, userTypes } from './users.enums.ts';

// §2 Console routes (/console/users), §4 Company approval, §7 Console

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
  email: z.string().max(254),
  status: z.enum(userStatuses),
  createdAt: Stamp,
  lastLoginAt: Stamp.nullable(),
  company: MemberCompany.nullable(),
});
export type Member = z.infer<typeof Member>;

/** A member in full; every reading is recorded. */
export const MemberDetail = Member.extend({
  bornAt: z.string().max(8).nullable(),
  gender: z.enum(genders).nullable(),
  postcode: z.string().max(10),
  address1: z.string().max(200),
  address2: z.string().max(200),
  profile: FileRef.nullable(),
  agreements: z.array(
    z.object({ _terms: RowId, subject: z.string().max(100), version: z.int(), agreedAt: Stamp }),
  ),
  company: MemberCompany.extend({
    website: z.string().max(300).nullable(),
    phone: z.string().max(20),
    email: z.string().max(254),
    postcode: z.string().max(10),
    address1: z.string().max(200),
    address2: z.string().max(200),
    businessRegistration: FileRef.nullable(),
  }).nullable(),
});
export type MemberDetail = z.infer<typeof MemberDetail>;

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

const params = z.object({ _user: Id });
const response = z.object({ user: MemberDetail });
const decided = z.object({
  user: MemberDetail,
  company: z.object({
    _id: RowId,
    approval: z.enum(approvals),
    approvedAt: Stamp.nullable(),
    rejectMsg: z.string().max(500).nullable(),
  }),
});

export const members = {
  list: endpoint({
    ...memberPaths.list,
    query: z.object({
      ...listPart,
      searchValue: z.string().trim().max(100).optional(),
      userType: z.enum(userTypes, c.unknownValue.key).optional(),
      approval: z.enum(approvals, c.unknownValue.key).optional(),
      status: z.enum(userStatuses, c.unknownValue.key).optional(),
    }),
    headers: ListHeaders,
    response: listOf('users', Member),
  }),
  summary: endpoint({ ...memberPaths.summary, response: z.object({ summary: MemberSummary }) }),
  find: endpoint({ ...memberPaths.find, params, response }),
  listFiles: endpoint({ ...memberPaths.listFiles, params, response: z.object({ files: z.array(OwnFile) }) }),
  approve: endpoint({ ...memberPaths.approve, params, response: decided }),
  reject: endpoint({
    ...memberPaths.reject,
    params,
    body: z.object({ rejectMsg: text(500, m.rejectMsgRequired.key) }),
    response: decided,
  }),
  setStatus: endpoint({
    ...memberPaths.setStatus,
    params,
    body: z.object({ status: z.enum(['ACTIVE', 'BLOCKED'], c.unknownValue.key) }),
    response,
  }),
};
