import * as addresses from '@ieum/contract/addresses.ts';
import * as applicants from '@ieum/contract/applicants.ts';
import * as applicantSchemas from '@ieum/contract/applicants.schemas.ts';
import * as applications from '@ieum/contract/applications.ts';
import * as applicationSchemas from '@ieum/contract/applications.schemas.ts';
import * as audit from '@ieum/contract/audit.ts';
import * as auth from '@ieum/contract/auth.ts';
import * as bookmarks from '@ieum/contract/bookmarks.ts';
import * as common from '@ieum/contract/common.ts';
import * as companies from '@ieum/contract/companies.ts';
import * as companyProfile from '@ieum/contract/company-profile.ts';
import * as dispatches from '@ieum/contract/dispatches.ts';
import * as files from '@ieum/contract/files.ts';
import * as inbox from '@ieum/contract/inbox.ts';
import * as levels from '@ieum/contract/levels.ts';
import * as likes from '@ieum/contract/likes.ts';
import * as members from '@ieum/contract/members.ts';
import * as memberSchemas from '@ieum/contract/members.schemas.ts';
import * as messages from '@ieum/contract/messages.ts';
import * as moderation from '@ieum/contract/moderation.ts';
import * as recruitments from '@ieum/contract/recruitments.ts';
import * as recruitmentSchemas from '@ieum/contract/recruitments.schemas.ts';
import * as resumes from '@ieum/contract/resumes.ts';
import * as resumeSchemas from '@ieum/contract/resumes.schemas.ts';
import * as search from '@ieum/contract/search.ts';
import * as sessions from '@ieum/contract/sessions.ts';
import * as settings from '@ieum/contract/settings.ts';
import * as statistics from '@ieum/contract/statistics.ts';
import * as terms from '@ieum/contract/terms.ts';
import * as users from '@ieum/contract/users.ts';
import * as withdrawals from '@ieum/contract/withdrawals.ts';

/** Files of the contract whose exported object schemas the document names. */
export const schemaSources: readonly Record<string, unknown>[] = [
  addresses,
  applicants,
  applicantSchemas,
  applications,
  applicationSchemas,
  audit,
  auth,
  bookmarks,
  common,
  companies,
  companyProfile,
  dispatches,
  files,
  inbox,
  levels,
  likes,
  members,
  memberSchemas,
  messages,
  moderation,
  recruitments,
  recruitmentSchemas,
  resumes,
  resumeSchemas,
  search,
  sessions,
  settings,
  statistics,
  terms,
  users,
  withdrawals,
];

/** What each group of operations is about; its name is the part of an operation's id before the dot. */
export const tagDescriptions: Record<string, string> = {
  addresses: 'Postal addresses of Korea.',
  applicants: 'Applications as the company sees them: list, board, stages, memos.',
  applications: "A job seeker's own applications, from draft to withdrawal.",
  audit: 'What administrators did, and who read whose personal data.',
  auth: 'Logging in and out; see "Logging in" above.',
  bookmarks: 'Companies, persons and applications that a member keeps or blocks, with a memo.',
  companies: 'Public pages of approved companies.',
  companyProfile: "The caller's own company.",
  companyRecruitments: "A company's own recruitments.",
  dispatches: 'Text messages and e-mails from an administrator to several members.',
  editor: 'Photos of the rich text editor.',
  files: 'Files: upload, replacement, download.',
  inbox: "The caller's notifications.",
  levels: 'Levels of members.',
  likes: 'Recruitments and companies that a member likes.',
  members: 'Members as an administrator sees them.',
  messages: 'Text messages and e-mails that were sent, and who wants which.',
  moderation: 'Recruitments as an administrator sees them.',
  recruitments: 'Public recruitments.',
  resumes: "The caller's own résumé.",
  search: 'One search over everything that is public.',
  sessions: "The caller's logged-in devices.",
  settings: 'Settings of the service.',
  statistics: 'Figures for administrators.',
  terms: 'Terms and policies with their versions.',
  users: "Signing up, recovering and changing the caller's own account.",
  withdrawals: 'Leaving the service.',
};
