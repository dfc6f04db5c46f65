import type { FastifyReply } from 'fastify';
import { sayIn, type Locale } from '@ieum/contract/messages/message.ts';
import { statisticsMessages as m } from '@ieum/contract/messages/statistics.ts';
import type { Context } from '#kit/context.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/workbook.ts';
import { daysOf, type About } from './of-recruitment.ts';
import type { Period } from './period.ts';

type Day = Awaited<ReturnType<typeof daysOf>>[number];
const figures = ['hits', 'applied', 'pending', 'meeting', 'accepted', 'eliminated'] as const;

/** Answers the figures of a posting, or of all together, by day as a workbook. */
export async function sendFigures(
  { db, now, caller }: Pick<Context, 'db' | 'now' | 'caller'>,
  reply: FastifyReply,
  { posting, period }: { posting: About; period: Period },
): Promise<FastifyReply> {
  const days = await daysOf(db, posting, period);
  return sendWorkbook(reply, {
    prefix: 'statistics',
    sheet: sayIn(caller.locale, m.sheet.text),
    columns: columnsIn(caller.locale),
    rows: oneByOne(days),
    at: now,
  });
}

async function* oneByOne(days: readonly Day[]): AsyncGenerator<Day> {
  yield* days;
}

const columnsIn = (locale: Locale): WorkbookColumn<Day>[] => [
  { title: sayIn(locale, m.day.text), kind: 'text', value: ({ date }) => date },
  ...figures.map((name): WorkbookColumn<Day> => ({
    title: sayIn(locale, m[name].text),
    kind: 'number',
    value: (day) => day[name],
  })),
];
