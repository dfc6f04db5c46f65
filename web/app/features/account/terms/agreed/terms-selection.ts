import type { Terms } from './data.ts';

export type Selection = ReadonlySet<string>;
type SelectableTerms = Pick<Terms, '_id' | 'necessary'>;

/** Agree-all is ticked only when every listed term is. */
export const isAllChosen = (list: readonly SelectableTerms[], chosen: Selection): boolean =>
  list.length > 0 && list.every(({ _id }) => chosen.has(_id));

/** Agree-all ticks every term, or unticks all when all are ticked. */
export const toggleAll = (list: readonly SelectableTerms[], chosen: Selection): Selection =>
  new Set(isAllChosen(list, chosen) ? [] : list.map(({ _id }) => _id));

/** Ticks or unticks one term and leaves the others as they are. */
export function toggleOne(chosen: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Only the required terms. */
export const necessaryOnly = (list: readonly SelectableTerms[]): Selection =>
  new Set(list.filter(({ necessary }) => necessary).map(({ _id }) => _id));

/** The first required term that is not agreed to, or nothing. */
export const findMissing = <T extends SelectableTerms>(
  list: readonly T[],
  chosen: Selection,
): T | undefined => list.find(({ _id, necessary }) => necessary && !chosen.has(_id));
