import { eraseApplications } from '#hiring/applications/public.ts';
import { eraseRecords } from '#foundation/audit/public.ts';
import { eraseSessions } from '#account/auth/public.ts';
import { eraseCompany } from '#hiring/companies/public.ts';
import { eraseFiles } from '#foundation/files/public.ts';
import { eraseInbox } from '#foundation/notifications/public.ts';
import type { Eraser } from '#kit/erasure.ts';
import { eraseBookmarks } from '#hiring/bookmarks/public.ts';
import { eraseMessages } from '#foundation/messages/public.ts';
import { eraseRecruitments } from '#hiring/recruitments/public.ts';
import { eraseResume } from '#hiring/resumes/public.ts';
import { eraseUser } from '#account/users/public.ts';

/** Every module's part of erasing a member: the account first, so that what is made of it later is blank; files last. */
export const erasers: readonly Eraser[] = [
  eraseUser,
  eraseResume,
  eraseBookmarks,
  eraseApplications,
  eraseRecruitments,
  eraseCompany,
  eraseMessages,
  eraseInbox,
  eraseRecords,
  eraseSessions,
  eraseFiles,
];
