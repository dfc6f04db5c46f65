import type { AgreedAppointment } from '@ieum/contract/live/calendar/endpoints.ts';
import { momentText } from '#lib/format/dates.ts';
import { agreedCopy as copy } from './agreed-copy.ts';
import { readAgreed } from '../data.ts';

const LISTED = 5;

type AgreedFacts = Pick<AgreedAppointment, '_id' | 'startsAt' | 'title'>;

/** Coming appointments that stay when something ends, a line each; empty where there are none. */
export function agreedText(appointments: readonly AgreedFacts[]): string {
  // One with several applicants is listed for each of them.
  const each = [...new Map(appointments.map((one) => [one._id, one])).values()];
  if (each.length === 0) return '';
  const lines = each.slice(0, LISTED).map(({ startsAt, title }) => `• ${momentText(startsAt)} ${title}`);
  const more = each.length > LISTED ? [copy.more(each.length - LISTED)] : [];
  return [copy.remain, ...lines, ...more].join('\n');
}

/** The same for what the company has agreed on with the applicants of a recruitment, at this moment. */
export const readAgreedText = async (recruitmentId: string): Promise<string> =>
  agreedText(await readAgreed(recruitmentId));
