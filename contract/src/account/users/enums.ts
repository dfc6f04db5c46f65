/** The kind of account; administrators have none and carry the scope console. */
export const UserType = { Person: 'PERSON', Company: 'COMPANY' } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];
export const userTypes = ['PERSON', 'COMPANY'] as const;

export const Gender = { Male: 'MALE', Female: 'FEMALE' } as const;
export type Gender = (typeof Gender)[keyof typeof Gender];
export const genders = ['MALE', 'FEMALE'] as const;

export const UserStatus = { Active: 'ACTIVE', Blocked: 'BLOCKED', Withdrawn: 'WITHDRAWN' } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];
export const userStatuses = ['ACTIVE', 'BLOCKED', 'WITHDRAWN'] as const;

/** The approval state of a company’s account. */
export const Approval = { Pending: 'PENDING', Approved: 'APPROVED', Rejected: 'REJECTED' } as const;
export type Approval = (typeof Approval)[keyof typeof Approval];
export const approvals = ['PENDING', 'APPROVED', 'REJECTED'] as const;

/** Bounds of the account fields, in characters. */
export const USERNAME_MIN = 4;
export const USERNAME_MAX = 20;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 16;
export const CODE_LENGTH = 6;
/** The minimum age for signing up, in years. */
export const AGE_MIN = 14;

/** The three e-mail domains that the field suggests. */
export const emailDomains = ['naver.com', 'gmail.com', 'daum.net'] as const;
