import { forgetApplications } from '#applications/public.ts';
import { forgetRecords } from '#audit/public.ts';
import { forgetSessions } from '#auth/public.ts';
import { forgetCompany } from '#companies/public.ts';
import { forgetFiles } from '#files/public.ts';
import { forgetInbox } from '#inbox/public.ts';
import type { Forget } from '#kit/leaver.ts';
import { forgetLikes } from '#likes/public.ts';
import { forgetMessages } from '#messages/public.ts';
import { forgetPostings } from '#recruitments/public.ts';
import { forgetResume } from '#resumes/public.ts';
import { forgetUser } from '#users/public.ts';

/** Every room's part of forgetting a member: the account first, so that what is made of it later is blank; files last. */
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
