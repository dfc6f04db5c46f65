import {
  applicationNotificationTexts as texts,
  applicationNotificationTitles as titles,
} from '@ieum/contract/hiring/applications/notification-texts.ts';
import { notificationsWith } from '#foundation/notifications/public.ts';

type OfRecruitment = { company: string; subject: string };
type OfApplicant = { subject: string; name: string };

const define = notificationsWith(titles, texts);

export const received = define<OfRecruitment>('APPLICATION_RECEIVED', {
  delivery: 'HIRING',
  isImmediate: true,
});
export const viewed = define<OfRecruitment>('APPLICATION_VIEWED', { delivery: 'NEVER' });
export const reviewing = define<OfRecruitment>('APPLICATION_REVIEWING', { delivery: 'HIRING' });
export const meeting = define<OfRecruitment>('APPLICATION_MEETING', { delivery: 'HIRING' });
export const accepted = define<OfRecruitment>('APPLICATION_ACCEPTED', { delivery: 'HIRING' });
export const closed = define<OfRecruitment>('APPLICATION_CLOSED', { delivery: 'HIRING' });
export const recruitmentCanceledNotice = define<OfRecruitment>('RECRUITMENT_CANCELED', {
  delivery: 'HIRING',
});
export const recruitmentFinishedNotice = define<OfRecruitment>('RECRUITMENT_FINISHED', {
  delivery: 'HIRING',
});
export const draftClosing = define<OfRecruitment>('DRAFT_CLOSING', { delivery: 'DEADLINE' });
/** The last of `count` applicants of one day. */
export const newApplicant = define<OfApplicant & { count: number }>('APPLICANT_NEW', {
  delivery: 'HIRING',
  manyText: texts.APPLICANTS_NEW,
});
export const applicantRevoked = define<OfApplicant>('APPLICANT_REVOKED', { delivery: 'NEVER' });

export const applicationNotifications = [
  received,
  viewed,
  reviewing,
  meeting,
  accepted,
  closed,
  recruitmentCanceledNotice,
  recruitmentFinishedNotice,
  draftClosing,
  newApplicant,
  applicantRevoked,
];
