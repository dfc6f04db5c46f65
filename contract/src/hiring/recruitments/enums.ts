// Stored values of the recruitments module, without zod: our spelling on the left, the wire spelling on the
// right. Resumes share the education, career and employment types.

import { bounds } from '../../common/bounds.ts';

export const RecruitmentState = {
  Ongoing: 'ON_GOING',
  Finished: 'FINISHED',
  Hidden: 'NO_SHOWN',
  Canceled: 'CANCELED',
} as const;
export type RecruitmentState = (typeof RecruitmentState)[keyof typeof RecruitmentState];

/** Why a recruitment is FINISHED: its deadline, a hire, or the company's decision. */
export const ClosedReason = { Deadline: 'DEADLINE', Hired: 'HIRED', ByCompany: 'COMPANY' } as const;
export type ClosedReason = (typeof ClosedReason)[keyof typeof ClosedReason];

export const EmploymentType = {
  Regular: 'REGULAR',
  Contract: 'CONTRACT',
  Internship: 'INTERNSHIP',
  Freelancer: 'FREELANCER',
  Management: 'MANAGEMENT',
  Foreigner: 'FOREIGNER',
  Assistant: 'ASSISTANT',
  Others: 'OTHERS',
} as const;
export type EmploymentType = (typeof EmploymentType)[keyof typeof EmploymentType];

export const Career = { NewRecruit: 'NEW_RECRUIT', Experienced: 'EXPERIENCED' } as const;
export type Career = (typeof Career)[keyof typeof Career];

export const EducationLevel = {
  HighSchool: 'HIGHSCHOOL',
  College: 'COLLEGE',
  University: 'UNIVERSITY',
  Master: 'MASTER',
  Doctor: 'DOCTOR',
} as const;
export type EducationLevel = (typeof EducationLevel)[keyof typeof EducationLevel];

export const PayType = {
  Hourly: 'HOURLY',
  Daily: 'DAILY',
  Weekly: 'WEEKLY',
  Monthly: 'MONTHLY',
  Yearly: 'YEARLY',
  PerCase: 'PER_CASE',
  SeePage: 'REFERENCE_TO_VIEW_PAGE',
  SeeRuleBook: 'REFERENCE_TO_RULE_BOOK',
  SeeInterview: 'REFERENCE_TO_INTERVIEW',
} as const;
export type PayType = (typeof PayType)[keyof typeof PayType];

/** Whether a pay type refers to other rules, so that amounts are neither asked nor shown. */
export const hidesAmounts = (type: PayType | null): boolean => type?.startsWith('REFERENCE_TO_') ?? false;

export const QuestionType = {
  ShortAnswer: 'SHORT_ANSWER',
  Descriptive: 'DESCRIPTIVE',
  MultipleChoice: 'MULTIPLE_CHOICE',
} as const;
export type QuestionType = (typeof QuestionType)[keyof typeof QuestionType];

/** Whether an applicant is notified of a move; the applicant's own screen shows the stage either way. */
export const MoveNotice = {
  None: 'NONE',
  Send: 'SEND',
} as const;
export type MoveNotice = (typeof MoveNotice)[keyof typeof MoveNotice];

/** Kinds of recruitments within a state, as the company's home page counts them. */
export const OwnKind = { Drafts: 'DRAFTS', ClosingSoon: 'CLOSING_SOON' } as const;
export type OwnKind = (typeof OwnKind)[keyof typeof OwnKind];

/** A recruitment counts as closing soon from three days before its last day. */
export const CLOSING_SOON_DAYS = 3;

/** Sort orders of the public list; APPLICATION_ASC omits deadlines that have passed. */
export const RecruitmentSort = {
  Recent: 'CREATED_AT_DESC',
  Popular: 'HIT_COUNTS_DESC',
  ClosingSoon: 'APPLICATION_ASC',
} as const;
export type RecruitmentSort = (typeof RecruitmentSort)[keyof typeof RecruitmentSort];

/** The 17 first-level regions by their short names. */
export const regions = [
  '서울',
  '부산',
  '대구',
  '인천',
  '광주',
  '대전',
  '울산',
  '세종',
  '경기',
  '강원',
  '충북',
  '충남',
  '전북',
  '전남',
  '경북',
  '경남',
  '제주',
] as const;
export type Region = (typeof regions)[number];

/** Maximum lengths of the editor's fields. */
export const recruitmentBounds = {
  subject: bounds.subject,
  summary: 200,
  /** The administrator's reason for hiding a recruitment, and the company's answer. */
  blockReason: 300,
  blockReply: 1000,
  address: bounds.address,
  postcode: bounds.postcode,
  name: bounds.personName,
  phone: bounds.phone,
  email: bounds.email,
  question: 500,
  questions: 20,
  choice: 100,
  choices: 10,
  years: 50,
  months: 11,
  age: 120,
  attachments: 10,
  attachmentBytes: 50 * 1024 * 1024,
} as const;
