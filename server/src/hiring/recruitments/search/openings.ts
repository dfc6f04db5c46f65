import type { Db } from '#kit/context.ts';
import { needleOf } from '#kit/search/ngrams.ts';
import { listCards, type CardRow } from './cards.ts';
import { everythingOngoing } from './list-query.ts';

/** A recruitment that accepts applications, in short. */
export interface Opening {
  id: string;
  subject: string;
  company: string;
}

interface Sought {
  words: readonly string[];
  now: Date;
  max: number;
}

/** The newest open recruitments with all of these words in their texts. */
export async function findOpenings(db: Db, { words, now, max }: Sought): Promise<Opening[]> {
  const needle = needleOf(words.join(' '));
  if (!needle) return [];
  const part = { sort: [{ field: 'createdAt' as const, direction: -1 as const }], limit: max, skip: 0 };
  const filter = { ...everythingOngoing, needle, isOpen: true };
  const { rows } = await listCards(db, filter, { ...part, after: undefined, isLast: false }, now);
  return rows.map(toOpening);
}

const toOpening = ({ id, subject, companyName }: CardRow): Opening => ({ id, subject, company: companyName });
