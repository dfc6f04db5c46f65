import { momentText } from '#lib/format/dates.ts';
import type { Texting } from '../data.ts';
import { listCopy as copy } from './copy.ts';

type Progress = Texting['state'] | 'PLANNED' | 'FAILED' | 'WITHHELD';
type Facts = Pick<Texting, 'state' | 'figures' | 'leavesAt' | 'sentAt' | 'createdAt'>;

/** The state of a text as it is shown: it is sent once somebody's message was. */
export function progressOf({ state, figures, leavesAt }: Facts): Progress {
  if (state !== 'SENT' || figures.SENT > 0) return state;
  if (figures.QUEUED > 0) return leavesAt ? 'PLANNED' : 'WAITING';
  return figures.FAILED > 0 ? 'FAILED' : 'WITHHELD';
}

/** When a text was written, sent, or will be sent. */
export function whenText(texting: Facts): string {
  const { leavesAt, sentAt, createdAt } = texting;
  switch (progressOf(texting)) {
    case 'DRAFT':
      return copy.written(momentText(createdAt));
    case 'WAITING':
      return copy.soon;
    case 'PLANNED':
      return copy.planned(momentText(leavesAt ?? createdAt));
    case 'SENT':
      return copy.sent(momentText(sentAt ?? createdAt));
    case 'FAILED':
      return copy.failed(momentText(sentAt ?? createdAt));
    case 'UNDONE':
    case 'WITHHELD':
      return copy.notSent;
  }
}
