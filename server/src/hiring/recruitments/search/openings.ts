import type { Region } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Db } from '#kit/context.ts';
import { needleOf } from '#kit/search/ngrams.ts';
import { listCards, type CardRow } from './cards.ts';
import { createCounts } from './counts.ts';
import { facet } from './facets.ts';
import { everythingOngoing } from './list-query.ts';

/** A recruitment that accepts applications, in short. */
export interface Opening {
  id: string;
  subject: string;
  company: string;
}

interface Sought {
  words: readonly string[];
  regions: readonly Region[];
  now: Date;
  max: number;
}

/** The newest open recruitments of these regions with all of these words in their texts, and how many there are. */
export async function findOpenings(
  db: Db,
  { words, regions, now, max }: Sought,
): Promise<{ openings: Opening[]; count: number }> {
  const needle = needleOf(words.join(' '));
  if (!needle && regions.length === 0) return { openings: [], count: 0 };
  const part = { sort: [{ field: 'createdAt' as const, direction: -1 as const }], limit: max, skip: 0 };
  const facets = regions.length > 0 ? [regions.map(facet.region)] : [];
  const filter = { ...everythingOngoing, needle, facets, isOpen: true };
  const { rows, next } = await listCards(db, filter, { ...part, after: undefined, isLast: false }, now);
  const { count } = next === null ? { count: rows.length } : await createCounts(db).count(filter, now);
  return { openings: rows.map(toOpening), count };
}

const toOpening = ({ id, subject, companyName }: CardRow): Opening => ({ id, subject, company: companyName });
