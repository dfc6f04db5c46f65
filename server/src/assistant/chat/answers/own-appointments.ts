import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import type { ChatSource } from '@ieum/contract/assistant/chat/schemas.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { scheduleTexts } from '@ieum/contract/live/calendar/schedule-texts.ts';
import { ownInterviewTexts } from '@ieum/contract/live/interviews/own-list-texts.ts';
import { describeOwnAppointments } from '#live/calendar/public.ts';
import { listWithoutTime } from '#live/interviews/public.ts';
import { listUnpicked } from '#live/meetings/public.ts';
import type { Actor, Db } from '#kit/context.ts';
import { asksOwnAppointments } from './asks-own-appointments.ts';
import { othersOf, replyOf, type Answer, type Question } from './question.ts';

const MAX = 5;
/** So many of each kind are read, to say how many there are. */
const MAX_COUNTED = 50;
const LIST = { PERSON: '/dashboard/schedules', COMPANY: '/dashboard/meetings?tab=week' };
const ROOMS = { PERSON: '/dashboard/interview', COMPANY: '/dashboard/interviews' };

/** The asker's coming meetings and interviews, as their own screens show them; undefined for other questions. */
export async function answerOwnAppointments(db: Db, question: Question): Promise<Answer | undefined> {
  const { query, actor, locale } = question;
  if (!asksOwnAppointments(query)) return undefined;
  const list = { title: sayIn(locale, scheduleTexts.title.text), link: LIST.PERSON };
  if (!actor) return { ...replyOf(sayIn(locale, m.loginForSchedule.text)), sources: [list] };
  if (actor.userType === null) return undefined;
  const { lines, others, hasRooms } = await linesOf(db, actor, question);
  list.link = LIST[actor.userType];
  const sources = hasRooms ? [list, roomsOf(actor.userType, locale)] : [list];
  if (lines.length === 0) return { ...replyOf(sayIn(locale, m.noAppointments.text)), sources };
  const content = [sayIn(locale, m.ownAppointments.text), ...lines, ...othersOf(locale, others)].join('\n');
  return { content, sources, suggestsInquiry: false, isFound: true };
}

const roomsOf = (userType: keyof typeof ROOMS, locale: Locale): ChatSource => ({
  title: sayIn(locale, ownInterviewTexts.title.text),
  link: ROOMS[userType],
});

/** A line each for what is coming, then for what has no time yet. */
async function linesOf(db: Db, actor: Actor, { locale, now }: Question) {
  const userId = actor.userId;
  const max = MAX_COUNTED;
  const party = actor.userType === 'COMPANY' ? { companyId: actor.companyId } : { userId };
  const [coming, unpicked, open] = await Promise.all([
    describeOwnAppointments(db, { party, locale, now, max }),
    listUnpicked(db, { personId: userId, now, max }),
    listWithoutTime(db, { userId, max }),
  ]);
  const first = <T>(all: readonly T[]): T[] => all.slice(0, MAX);
  const lines = [
    ...first(coming).map(
      ({ at, title, partner, state }) => `• ${at} ${title}${partner && ` (${partner})`}: ${state}`,
    ),
    ...first(unpicked).map(
      ({ title, company }) => `• ${title} (${company}): ${sayIn(locale, m.timeToPick.text)}`,
    ),
    ...first(open).map(
      ({ title, company }) => `• ${title} (${company}): ${sayIn(locale, m.opensAtOnce.text)}`,
    ),
  ];
  const others = coming.length + unpicked.length + open.length - lines.length;
  const hasRooms = open.length > 0 || coming.some(({ kind }) => kind === 'INTERVIEW');
  return { lines, others, hasRooms };
}
