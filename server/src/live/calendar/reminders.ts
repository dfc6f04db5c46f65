import { and, eq, gt, lte, not, sql } from 'drizzle-orm';
import {
  calendarNotificationTexts as texts,
  calendarNotificationTitles as titles,
} from '@ieum/contract/live/calendar/notification-texts.ts';
import { users } from '#account/users/tables.ts';
import {
  isNotNotified,
  NOTIFIED_AT_ONCE,
  notificationsWith,
  type Notification,
  type Notifier,
} from '#foundation/notifications/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { addSeconds, onSeoulClock, seoulDay } from '#kit/dates.ts';
import type { Job, JobWork } from '#kit/jobs/jobs.ts';
import { coversAnotherAppointment } from './queries.ts';
import { appointmentParties, appointments } from './tables.ts';

type Params = { title: string; place: string; date: string; time: string };
const define = notificationsWith(titles, texts);
const tomorrow = define<Params>('APPOINTMENT_TOMORROW', { delivery: 'DEADLINE' });
/** In the morning it would be too late. */
const soon = define<Params>('APPOINTMENT_SOON', { delivery: 'DEADLINE', isImmediate: true });

export const calendarNotifications = [tomorrow, soon];

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** How long before the beginning each reminder is sent. */
const reminders = [
  { type: tomorrow, ahead: DAY },
  { type: soon, ahead: 30 * MINUTE },
] as const;

/** Reminds the parties of confirmed appointments a day and half an hour before. */
export const calendarJobs = (notifier: Notifier): Job[] => [
  {
    name: 'remind-of-appointments',
    cron: '*/5 * * * *',
    transaction: 'manual',
    run: (work) => remind(work, notifier),
  },
];

async function remind(work: JobWork, { notifyInRounds }: Notifier): Promise<void> {
  for (const reminder of reminders) await notifyInRounds(work, () => listDue(work, reminder));
}

/** An appointment that was made or moved after the moment of its reminder needs none. */
async function listDue(
  { db, now }: { db: Db; now: Date },
  { type, ahead }: (typeof reminders)[number],
): Promise<Notification[]> {
  const key = sql<string>`${`${type.kind} `}::text || ${appointments.id}::text || ' '
    || floor(extract(epoch from ${appointments.startsAt}))::text`;
  const rows = await db
    .select({
      userId: users.id,
      key,
      title: appointments.title,
      place: appointments.place,
      link: appointments.link,
      startsAt: appointments.startsAt,
    })
    .from(appointmentParties)
    .innerJoin(appointments, eq(appointments.id, appointmentParties.appointmentId))
    .leftJoin(companies, eq(companies.id, appointmentParties.companyId))
    .innerJoin(users, eq(users.id, sql`coalesce(${appointmentParties.userId}, ${companies.userId})`))
    .where(
      and(
        eq(appointments.state, 'CONFIRMED'),
        gt(appointments.startsAt, now),
        lte(appointments.startsAt, addSeconds(now, ahead)),
        lte(appointments.updatedAt, sql`${appointments.startsAt} - make_interval(secs => ${ahead})`),
        eq(users.status, 'ACTIVE'),
        not(coversAnotherAppointment()),
        isNotNotified(db, key),
      ),
    )
    .limit(NOTIFIED_AT_ONCE);
  return rows.map(({ userId, key: own, title, place, link, startsAt }) =>
    type({
      userId,
      params: {
        title,
        place,
        date: seoulDay(startsAt),
        time: onSeoulClock(startsAt).toISOString().slice(11, 16),
      },
      link,
      key: own,
      aboutUserId: null,
    }),
  );
}
