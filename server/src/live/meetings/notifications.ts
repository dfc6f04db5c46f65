import {
  meetingNotificationTexts as texts,
  meetingNotificationTitles as titles,
} from '@ieum/contract/live/meetings/notification-texts.ts';
import { notificationsWith, type Notification, type Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { onSeoulClock, seoulDay } from '#kit/dates.ts';
import type { FoundMeeting } from './queries.ts';
import type { SlotRow } from './tables.ts';

type Moment = { date: string; time: string };
type OfPerson = { company: string; title: string };
/** An empty place is not named. */
type Placed = Moment & { place: string };
type OfCompany = { name: string; title: string };

const define = notificationsWith(titles, texts);
const proposed = define<OfPerson>('MEETING_PROPOSED', { delivery: 'HIRING' });
const approved = define<OfPerson & Placed>('MEETING_APPROVED', { delivery: 'HIRING' });
const moved = define<OfPerson & Placed>('MEETING_MOVED', { delivery: 'HIRING' });
const place = define<OfPerson & Placed>('MEETING_PLACE', { delivery: 'HIRING' });
const canceled = define<OfPerson & Moment & { reason: string }>('MEETING_CANCELED', { delivery: 'HIRING' });
const picked = define<OfCompany & Moment>('MEETING_PICKED', { delivery: 'HIRING' });
const changed = define<OfCompany & Moment>('MEETING_CHANGED', { delivery: 'HIRING' });
const declined = define<OfCompany & Moment>('MEETING_DECLINED', { delivery: 'HIRING' });

export const meetingNotifications = [proposed, approved, moved, place, canceled, picked, changed, declined];

const momentOf = (date: Date): Moment => ({
  date: seoulDay(date),
  time: onSeoulClock(date).toISOString().slice(11, 16),
});

/** The key of the notification of an invitation. */
export const invitationKey = (meetingId: string, applicationId: string): string =>
  `MEETING_PROPOSED ${meetingId} ${applicationId}`;

interface Invitation {
  meetingId: string;
  applicationId: string;
  personId: string;
  title: string;
  company: string;
  companyUserId: string | null;
}

/** The notification of one invited applicant. */
export const invitationOf = ({
  meetingId,
  applicationId,
  personId,
  title,
  company,
  companyUserId,
}: Invitation): Notification =>
  proposed({
    userId: personId,
    params: { company, title },
    link: `/meetings/${meetingId}`,
    key: invitationKey(meetingId, applicationId),
    aboutUserId: companyUserId,
  });

interface Subject {
  slot: SlotRow;
  title: string;
  company: string;
  companyUserId: string | null;
  name: string;
}

/** The company's acts on the time of an applicant. */
const personKinds = { APPROVED: approved, MOVED: moved } as const;
type Act = Subject & { act: keyof typeof personKinds; place: string };
/** An applicant's acts on a time. */
const companyKinds = { PICKED: picked, CHANGED: changed, DECLINED: declined } as const;

const keyOf = (act: string, { id, date }: SlotRow) => `MEETING_${act} ${id} ${date.getTime()}`;

/** Notifies the applicant that the company approved or moved the time. */
export const notifyPerson = (
  work: Work,
  { notify }: Notifier,
  { act, slot, title, place: at, company, companyUserId }: Act,
): Promise<void> =>
  notify(work, [
    personKinds[act]({
      userId: slot.personId,
      params: { company, title, ...momentOf(slot.date), place: at },
      link: `/meetings/${slot.meetingId}`,
      key: keyOf(act, slot),
      aboutUserId: companyUserId,
    }),
  ]);

/** Notifies those with a coming time that the meeting takes place elsewhere; an empty place is none to name. */
export async function notifyOfPlace(
  work: Work,
  { notify }: Notifier,
  { meeting, company, companyUserId }: Pick<FoundMeeting, 'meeting' | 'company' | 'companyUserId'>,
  slots: readonly SlotRow[],
): Promise<void> {
  if (meeting.place === '') return;
  const coming = slots.filter(({ date }) => date > work.now);
  await notify(
    work,
    coming.map((slot) =>
      place({
        userId: slot.personId,
        params: { company: company.name, title: meeting.title, ...momentOf(slot.date), place: meeting.place },
        link: `/meetings/${meeting.id}`,
        key: `${keyOf('PLACE', slot)} ${work.now.getTime()}`,
        aboutUserId: companyUserId,
      }),
    ),
  );
}

/** Notifies the applicant that the company cancelled the time, and why. */
export const notifyCanceled = (
  work: Work,
  { notify }: Notifier,
  { slot, title, company, companyUserId }: Subject,
): Promise<void> =>
  notify(work, [
    canceled({
      userId: slot.personId,
      params: { company, title, ...momentOf(slot.date), reason: slot.reason },
      link: `/meetings/${slot.meetingId}`,
      key: keyOf('CANCELED', slot),
      aboutUserId: companyUserId,
    }),
  ]);

/** Notifies the company of what an applicant did; an institution has no account to notify. */
export async function notifyCompany(
  work: Work,
  { notify }: Notifier,
  { act, slot, title, name, companyUserId }: Subject & { act: keyof typeof companyKinds },
): Promise<void> {
  if (companyUserId === null) return;
  await notify(work, [
    companyKinds[act]({
      userId: companyUserId,
      params: { name, title, ...momentOf(slot.date) },
      link: `/dashboard/meetings?meeting=${slot.meetingId}`,
      key: keyOf(act, slot),
      aboutUserId: slot.personId,
    }),
  ]);
}
