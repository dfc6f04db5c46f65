import type { InboxKind } from '@ieum/contract/foundation/notifications/enums.ts';
import type { MessageGroup } from '@ieum/contract/foundation/messages/enums.ts';

type Recruitment = { company: string; subject: string };
type Company = { company: string };
/** What an administrator did, why, and whom to ask about it; `reason` is empty where none was given. */
type Decided = { reason: string; contact: string };
/** `date` is a Seoul day `YYYY-MM-DD`. */
type Consent = { date: string };

/** The facts each kind is told with; its sentences take their places from them. */
export interface ParamsOf {
  APPLICATION_RECEIVED: Recruitment;
  APPLICATION_VIEWED: Recruitment;
  APPLICATION_REVIEWING: Recruitment;
  APPLICATION_MEETING: Recruitment;
  APPLICATION_ACCEPTED: Recruitment;
  APPLICATION_CLOSED: Recruitment;
  RECRUITMENT_CANCELED: Recruitment;
  RECRUITMENT_FINISHED: Recruitment;
  /** Days until it closes. */
  LIKE_CLOSING: Recruitment & { days: number };
  DRAFT_CLOSING: Recruitment;
  /** The last of `count` applicants of one day. */
  APPLICANT_NEW: { subject: string; name: string; count: number };
  APPLICANT_REVOKED: { subject: string; name: string };
  RECRUITMENT_ENDED: { subject: string };
  COMPANY_APPROVED: Company;
  COMPANY_REJECTED: Company & { reason: string };
  COMPANY_WAITING: Company;
  COMPANY_WAITING_AGAIN: Company;
  RECRUITMENT_BLOCKED: Decided & { subject: string };
  RECRUITMENT_LIFTED: { subject: string };
  RECRUITMENT_REMOVED: Decided & { subject: string };
  RECRUITMENT_CLOSED_BY_CONSOLE: Decided & { subject: string };
  RECRUITMENT_CANCELED_BY_CONSOLE: Decided & { subject: string };
  BLOCK_ANSWERED: Recruitment;
  ACCOUNT_SUSPENDED: Decided;
  ACCOUNT_RESUMED: Record<never, string>;
  ADVERTISING_AGREED: Consent;
  ADVERTISING_REFUSED: Consent;
  ADVERTISING_KEPT: Consent;
}

/**
 * How a kind travels beside the inbox: as its group's reader chose, always (e-mail and SMS), or not at all because it is
 * not worth a message.
 */
export type Travel = MessageGroup | 'ALWAYS' | 'EMAIL_ALWAYS' | 'NEVER';

export const travels: Record<InboxKind, Travel> = {
  APPLICATION_RECEIVED: 'HIRING',
  APPLICATION_VIEWED: 'NEVER',
  APPLICATION_REVIEWING: 'HIRING',
  APPLICATION_MEETING: 'HIRING',
  APPLICATION_ACCEPTED: 'HIRING',
  APPLICATION_CLOSED: 'HIRING',
  RECRUITMENT_CANCELED: 'HIRING',
  RECRUITMENT_FINISHED: 'HIRING',
  LIKE_CLOSING: 'DEADLINE',
  DRAFT_CLOSING: 'DEADLINE',
  APPLICANT_NEW: 'HIRING',
  APPLICANT_REVOKED: 'NEVER',
  RECRUITMENT_ENDED: 'DEADLINE',
  // R13: the company is informed by SMS.
  COMPANY_APPROVED: 'ALWAYS',
  COMPANY_REJECTED: 'ALWAYS',
  COMPANY_WAITING: 'OPERATION',
  COMPANY_WAITING_AGAIN: 'OPERATION',
  // A decision over somebody's work or account reaches them whatever they chose.
  RECRUITMENT_BLOCKED: 'ALWAYS',
  RECRUITMENT_LIFTED: 'EMAIL_ALWAYS',
  RECRUITMENT_REMOVED: 'ALWAYS',
  RECRUITMENT_CLOSED_BY_CONSOLE: 'ALWAYS',
  RECRUITMENT_CANCELED_BY_CONSOLE: 'ALWAYS',
  BLOCK_ANSWERED: 'OPERATION',
  ACCOUNT_SUSPENDED: 'ALWAYS',
  ACCOUNT_RESUMED: 'EMAIL_ALWAYS',
  ADVERTISING_AGREED: 'NEVER',
  ADVERTISING_REFUSED: 'NEVER',
  // 정보통신망법 제50조 제8항: the two-yearly word reaches also those who never log in.
  ADVERTISING_KEPT: 'EMAIL_ALWAYS',
};
