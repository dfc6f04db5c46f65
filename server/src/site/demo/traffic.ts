import { visitDays } from '#account/auth/tables.ts';
import type { Db } from '#kit/context.ts';
import { addDays, daysBetween, seoulDay } from '#kit/dates.ts';
import { recruitmentDays } from '#hiring/recruitments/tables.ts';
import type { SeededRecruitment } from './recruitments.ts';

const VISIT_DAYS = 60;
const WEEKDAY = 5;
const WEEKEND = 2;

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The relative traffic of a day: lower at weekends, and different from day to day. */
const weightOf = (day: string): number =>
  (isWeekend(day) ? WEEKEND : WEEKDAY) + (Number(day.slice(-2)) % 3) / 2;

/** Distributes a number over days by their weights, so that the parts add up to the whole. */
function spread(whole: number, days: readonly string[]): { day: string; count: number }[] {
  const all = days.reduce((sum, day) => sum + weightOf(day), 0);
  let weight = 0;
  return days.map((day) => {
    const before = Math.round((whole * weight) / all);
    weight += weightOf(day);
    return { day, count: Math.round((whole * weight) / all) - before };
  });
}

/** How often each recruitment was viewed on which day, and the visits to the site. */
export async function seedTraffic(
  db: Db,
  { recruitments, now }: { recruitments: readonly SeededRecruitment[]; now: Date },
): Promise<void> {
  const today = seoulDay(now);
  const read = recruitments.flatMap(({ id, hits, publishedAt, closedAt }) =>
    publishedAt
      ? spread(hits, daysBetween(seoulDay(publishedAt), closedAt ? seoulDay(closedAt) : today)).map(
          ({ day, count }) => ({
            recruitmentId: id,
            day,
            hits: count,
          }),
        )
      : [],
  );
  await db.insert(recruitmentDays).values(read);
  const came = daysBetween(addDays(today, 1 - VISIT_DAYS), today).map((day, place) => ({
    day,
    sessions: Math.round(weightOf(day) * (30 + place / 2)),
    visits: Math.round(weightOf(day) * (130 + place * 3)),
  }));
  await db.insert(visitDays).values(came);
}
