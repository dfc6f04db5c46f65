/** What an item of the inbox tells. */
export const InboxKind = {
  ApplicationReceived: 'APPLICATION_RECEIVED',
  ApplicationViewed: 'APPLICATION_VIEWED',
  ApplicationReviewing: 'APPLICATION_REVIEWING',
  ApplicationMeeting: 'APPLICATION_MEETING',
  ApplicationAccepted: 'APPLICATION_ACCEPTED',
  ApplicationClosed: 'APPLICATION_CLOSED',
  RecruitmentCanceled: 'RECRUITMENT_CANCELED',
  RecruitmentFinished: 'RECRUITMENT_FINISHED',
  LikeClosing: 'LIKE_CLOSING',
  DraftClosing: 'DRAFT_CLOSING',
  ApplicantNew: 'APPLICANT_NEW',
  ApplicantRevoked: 'APPLICANT_REVOKED',
  RecruitmentEnded: 'RECRUITMENT_ENDED',
  CompanyApproved: 'COMPANY_APPROVED',
  CompanyRejected: 'COMPANY_REJECTED',
  CompanyWaiting: 'COMPANY_WAITING',
  CompanyWaitingAgain: 'COMPANY_WAITING_AGAIN',
  AdvertisingAgreed: 'ADVERTISING_AGREED',
  AdvertisingRefused: 'ADVERTISING_REFUSED',
  AdvertisingKept: 'ADVERTISING_KEPT',
} as const;
export type InboxKind = (typeof InboxKind)[keyof typeof InboxKind];
