import * as addresses from '@ieum/contract/foundation/addresses/endpoints.ts';
import * as applicants from '@ieum/contract/hiring/applicants/endpoints.ts';
import * as applicantSchemas from '@ieum/contract/hiring/applicants/schemas.ts';
import * as applications from '@ieum/contract/hiring/applications/endpoints.ts';
import * as applicationSchemas from '@ieum/contract/hiring/applications/schemas.ts';
import * as audit from '@ieum/contract/foundation/audit/endpoints.ts';
import * as auth from '@ieum/contract/account/auth/endpoints.ts';
import * as banners from '@ieum/contract/content/banners/endpoints.ts';
import * as bookmarks from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import * as common from '@ieum/contract/common/schemas.ts';
import * as companies from '@ieum/contract/hiring/companies/endpoints.ts';
import * as companyProfile from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import * as dispatches from '@ieum/contract/site/dispatches/endpoints.ts';
import * as files from '@ieum/contract/foundation/files/endpoints.ts';
import * as inbox from '@ieum/contract/foundation/notifications/endpoints.ts';
import * as levels from '@ieum/contract/account/levels/endpoints.ts';
import * as likes from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import * as members from '@ieum/contract/site/members/endpoints.ts';
import * as memberSchemas from '@ieum/contract/site/members/schemas.ts';
import * as messages from '@ieum/contract/foundation/messages/endpoints.ts';
import * as moderation from '@ieum/contract/hiring/moderation/endpoints.ts';
import * as notices from '@ieum/contract/content/notices/endpoints.ts';
import * as popups from '@ieum/contract/content/popups/endpoints.ts';
import * as publishing from '@ieum/contract/foundation/publishing/endpoints.ts';
import * as recruitments from '@ieum/contract/hiring/recruitments/endpoints.ts';
import * as recruitmentSchemas from '@ieum/contract/hiring/recruitments/schemas.ts';
import * as resumes from '@ieum/contract/hiring/resumes/endpoints.ts';
import * as resumeSchemas from '@ieum/contract/hiring/resumes/schemas.ts';
import * as search from '@ieum/contract/site/search/endpoints.ts';
import * as sessions from '@ieum/contract/account/auth/session-endpoints.ts';
import * as settings from '@ieum/contract/foundation/settings/endpoints.ts';
import * as statistics from '@ieum/contract/site/statistics/endpoints.ts';
import * as terms from '@ieum/contract/account/terms/endpoints.ts';
import * as users from '@ieum/contract/account/users/endpoints.ts';
import * as withdrawals from '@ieum/contract/site/withdrawals/endpoints.ts';

/** Files of the contract whose exported object schemas the document names. */
export const schemaSources: readonly Record<string, unknown>[] = [
  addresses,
  applicants,
  applicantSchemas,
  applications,
  applicationSchemas,
  audit,
  auth,
  banners,
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
  notices,
  popups,
  publishing,
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

/** The description of each group of operations; its name is the part of an operation's id before the dot. */
export const tagDescriptions: Record<string, string> = {
  addresses: 'Postal addresses of Korea.',
  applicants: 'Applications as the company sees them: list, board, stages, memos.',
  applications: "A job seeker's own applications, from draft to withdrawal.",
  audit: 'What administrators did, and who read whose personal data.',
  auth: 'Logging in and out; see "Logging in" above.',
  banners: 'Banners of the home page.',
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
  consoleBanners: 'Banners of the home page, as administrators write them.',
  consoleFiles: 'Pictures of banners and popups.',
  consolePopups: 'Popups, as administrators write them.',
  popups: 'Popups over the public pages.',
  consoleNotices: 'Notices of the help centre, as administrators write them.',
  notices: 'Notices of the help centre.',
  publishing: 'When content is shown, and its versions.',
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
