import { forgetApplications } from '#hiring/applications/public.ts';
import { forgetRecords } from '#foundation/audit/public.ts';
import { forgetSessions } from '#account/auth/public.ts';
import { forgetCompany } from '#hiring/companies/public.ts';
import { forgetFiles } from '#foundation/files/public.ts';
import { forgetInbox } from '#foundation/notifications/public.ts';
import type { Forget } from '#kit/leaver.ts';
import { forgetLikes } from '#hiring/bookmarks/public.ts';
import { forgetMessages } from '#foundation/messages/public.ts';
import { forgetPostings } from '#hiring/recruitments/public.ts';
import { forgetResume } from '#hiring/resumes/public.ts';
import { forgetUser } from '#account/users/public.ts';

/** Every module's part of forgetting a member: the account first, so that what is made of it later is blank; files last. */
export const forgetters: readonly Forget[] = [
  forgetUser,
  forgetResume,
  forgetLikes,
  forgetApplications,
  forgetPostings,
  forgetCompany,
  forgetMessages,
  forgetInbox,
  forgetRecords,
  forgetSessions,
  forgetFiles,
];
