// The status, step and stage of an application, and the person's progress.

/** Builds the stored value of the records step. */
export const PRODUCT_CODE = 'PLATFORM';

export const ApplicationStatus = {
  Writing: 'ON_WRITING',
  Applied: 'IS_APPLIED',
  Revoked: 'IS_REVOKED',
  Accepted: 'ON_RECRUIT',
} as const;
export type ApplicationStatus = (typeof ApplicationStatus)[keyof typeof ApplicationStatus];

export const ApplicationStep = {
  Resume: 'RESUME',
  Records: `${PRODUCT_CODE}_RECORDS`,
  Questions: 'QUESTIONS',
  Completed: 'COMPLETED',
} as const;
export type ApplicationStep = (typeof ApplicationStep)[keyof typeof ApplicationStep];

export const ApplicationStage = {
  Applied: 'IS_APPLIED',
  Pending: 'ON_PENDING',
  Meeting: 'ON_MEETING',
  Accepted: 'ON_RECRUIT',
  Eliminated: 'ELIMINATED',
} as const;
export type ApplicationStage = (typeof ApplicationStage)[keyof typeof ApplicationStage];

/** The progress that an applicant may see; elimination shows only once the recruitment is over. */
export const ApplicationProgress = {
  Applied: 'APPLIED',
  Viewed: 'VIEWED',
  Reviewing: 'REVIEWING',
  Meeting: 'MEETING',
  Accepted: 'ACCEPTED',
  Closed: 'CLOSED',
} as const;
export type ApplicationProgress = (typeof ApplicationProgress)[keyof typeof ApplicationProgress];

/** The tabs of the person's list: drafts, in progress, accepted, over. */
export const ApplicationGroup = {
  Writing: 'WRITING',
  Ongoing: 'ONGOING',
  Accepted: 'ACCEPTED',
  Over: 'OVER',
} as const;
export type ApplicationGroup = (typeof ApplicationGroup)[keyof typeof ApplicationGroup];
