import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Notifier } from '#foundation/notifications/public.ts';
import { findRecruitmentWithCompany } from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { addDays, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { decide } from '#live/meetings/company/decide.ts';
import { propose } from '#live/meetings/company/propose.ts';
import { findInvitation } from '#live/meetings/own/invitations.ts';
import { pick } from '#live/meetings/own/pick.ts';
import { findDecided } from '#live/meetings/queries.ts';
import { meetings } from '#live/meetings/tables.ts';
import type { SeededCompany, SeededPerson } from '../accounts.ts';
import { asCompany, asPerson, at, contextAt } from '../demo-context.ts';
import type { SeededRecruitment } from '../recruitments.ts';

/** The notifications of the past are not sent. */
const silent: Notifier = {
  notify: async () => undefined,
  notifyGrowing: async () => undefined,
  notifyInRounds: async () => undefined,
  withdraw: async () => undefined,
};

interface SeedDeps {
  recruitments: readonly SeededRecruitment[];
  persons: readonly SeededPerson[];
  now: Date;
}

interface Applicant {
  applicationId: string;
  personId: string;
  recruitment: SeededRecruitment;
}

interface Picked {
  applicant: number;
  day: number;
  hour: number;
  /** The company's answer; undefined leaves it waiting. */
  answer?: 'APPROVED' | 'CANCELED';
}

interface MeetingPlan {
  title: string;
  daysAgo: number;
  /** The workdays from today and the hours of its times. */
  days: readonly number[];
  hours: readonly number[];
  picked: readonly Picked[];
  closed?: 'MATCHING' | 'ALL';
}

const HOUR = 3_600_000;
const SUNDAY = 0;
const SATURDAY = 6;
const isWorkday = (day: string): boolean => ![SUNDAY, SATURDAY].includes(new Date(day).getUTCDay());

/** An hour of the workday that is so many workdays later or earlier. */
function timeOf(now: Date, workdays: number, hour: number): Date {
  const step = Math.sign(workdays);
  let day = seoulDay(now);
  for (let left = Math.abs(workdays); left > 0; left -= Number(isWorkday(day))) day = addDays(day, step);
  return new Date(startOfSeoulDay(day).getTime() + hour * HOUR);
}

/** The meetings of the demonstration's company, one in each state. */
const companyPlans: readonly MeetingPlan[] = [
  {
    title: '1차 면담',
    daysAgo: 2,
    days: [3, 4, 5, 6],
    hours: [10, 11, 14, 15, 16],
    picked: [
      { applicant: 0, day: 3, hour: 10 },
      { applicant: 1, day: 4, hour: 14, answer: 'APPROVED' },
      { applicant: 2, day: 3, hour: 15, answer: 'CANCELED' },
    ],
  },
  {
    title: '실무진 면담',
    daysAgo: 6,
    days: [5, 6],
    hours: [13, 17],
    picked: [{ applicant: 1, day: 6, hour: 17, answer: 'APPROVED' }],
    closed: 'MATCHING',
  },
  {
    title: '사전 면담',
    daysAgo: 9,
    days: [-1, 7],
    hours: [9],
    picked: [
      { applicant: 0, day: -1, hour: 9, answer: 'APPROVED' },
      { applicant: 2, day: 7, hour: 9, answer: 'APPROVED' },
    ],
    closed: 'MATCHING',
  },
  {
    title: '전화 면담',
    daysAgo: 16,
    days: [-8, -7],
    hours: [10, 11],
    picked: [{ applicant: 3, day: -7, hour: 11, answer: 'APPROVED' }],
    closed: 'ALL',
  },
];

/** The meetings that the demonstration's person is invited to: unanswered, waiting, confirmed and past. */
const personPlans: readonly MeetingPlan[] = [
  { title: '1차 면담', daysAgo: 1, days: [3, 4, 5, 6, 7], hours: [9, 10, 11, 14, 15, 16], picked: [] },
  {
    title: '팀 소개 면담',
    daysAgo: 3,
    days: [4, 5],
    hours: [13, 17],
    picked: [{ applicant: 0, day: 5, hour: 13 }],
  },
  {
    title: '조건 면담',
    daysAgo: 4,
    days: [6, 7],
    hours: [11, 12],
    picked: [{ applicant: 0, day: 6, hour: 11, answer: 'APPROVED' }],
  },
  {
    title: '전화 면담',
    daysAgo: 12,
    days: [-5],
    hours: [15],
    picked: [{ applicant: 0, day: -5, hour: 15, answer: 'APPROVED' }],
    closed: 'ALL',
  },
];

/** Meetings in each state, for the company and for the person of the demonstration. */
export async function seedMeetings(db: Db, { recruitments, persons, now }: SeedDeps): Promise<void> {
  const [first] = recruitments;
  const [person] = persons;
  if (!first || !person) return;
  const ofCompany = await findApplicants(db, recruitments, { recruitmentId: first.id });
  const ofPerson = await findApplicants(db, recruitments, { personId: person.userId });
  for (const plan of companyPlans) await play(db, { plan, applicants: ofCompany, now });
  for (const plan of personPlans) await play(db, { plan, applicants: ofPerson.slice(0, 1), now });
}

/** Applicants in the stage of meetings, the earliest first. */
async function findApplicants(
  db: Db,
  recruitments: readonly SeededRecruitment[],
  { recruitmentId, personId }: { recruitmentId?: string; personId?: string },
): Promise<Applicant[]> {
  const ids = recruitments.map(({ id }) => id);
  const rows = await db
    .select({
      applicationId: applications.id,
      personId: applications.personId,
      recruitmentId: applications.recruitmentId,
    })
    .from(applications)
    .where(
      and(
        eq(applications.stage, 'ON_MEETING'),
        inArray(applications.recruitmentId, ids),
        recruitmentId === undefined ? undefined : eq(applications.recruitmentId, recruitmentId),
        personId === undefined ? undefined : eq(applications.personId, personId),
      ),
    )
    .orderBy(asc(applications.appliedAt));
  return rows.flatMap(({ recruitmentId: id, ...row }) => {
    const recruitment = recruitments.find((one) => one.id === id);
    return recruitment ? [{ ...row, recruitment }] : [];
  });
}

interface MeetingToPlay {
  plan: MeetingPlan;
  applicants: readonly Applicant[];
  now: Date;
}

const actorOf = ({ userId, username, companyId }: SeededCompany) => asCompany(userId, username, companyId);

async function play(db: Db, { plan, applicants, now }: MeetingToPlay): Promise<void> {
  const [first] = applicants;
  if (!first) return;
  const proposedAt = at(now, -plan.daysAgo);
  const recruitment = await findRecruitmentWithCompany(db, first.recruitment.id, 'none');
  if (!recruitment) return;
  const company = actorOf(first.recruitment.company);
  const meeting = await propose(contextAt(db, company, proposedAt), recruitment, {
    title: plan.title,
    minutes: 30,
    place: plan.title.startsWith('전화') ? '' : '서울 강남구 영동대로 513, 3층 회의실',
    startsAt: proposedAt,
    endsAt: timeOf(now, Math.max(2, Math.min(...plan.days) - 1), 23),
    times: plan.days.flatMap((day) => plan.hours.map((hour) => timeOf(now, day, hour))),
    applicationIds: applicants.map(({ applicationId }) => applicationId),
    notice: 'SEND',
  });
  for (const picked of plan.picked)
    await playPick(db, { picked, applicants, meetingId: meeting.id, proposedAt, now });
  if (plan.closed) {
    const closedAt = plan.closed === 'ALL' ? at(now, -1) : at(proposedAt, 0, 12);
    await db
      .update(meetings)
      .set({ closedAt, ...(plan.closed === 'ALL' && { completedAt: closedAt }) })
      .where(eq(meetings.id, meeting.id));
  }
}

interface PlayingPick {
  picked: Picked;
  applicants: readonly Applicant[];
  meetingId: string;
  proposedAt: Date;
  now: Date;
}

async function playPick(db: Db, { picked, applicants, meetingId, proposedAt, now }: PlayingPick) {
  const applicant = applicants[picked.applicant];
  if (!applicant) return;
  const { personId, recruitment } = applicant;
  const ctx = contextAt(db, asPerson(personId, ''), at(proposedAt, 0, 5));
  const invited = await findInvitation(db, { meetingId, personId, now: ctx.now });
  if (!invited) return;
  const date = timeOf(now, picked.day, picked.hour);
  const slot = await pick(ctx, silent, { invited, date });
  if (!picked.answer) return;
  const decided = await findDecided(db, { meetingId, slotId: slot.id });
  if (!decided) return;
  const answering = contextAt(db, actorOf(recruitment.company), at(proposedAt, 0, 8));
  const reason = picked.answer === 'CANCELED' ? '그 시간에 담당자 출장이 생겼어요' : '';
  await decide(answering, silent, decided, { state: picked.answer, reason });
}
