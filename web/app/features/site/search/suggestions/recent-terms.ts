import { browserStorage } from '#lib/storage/browser-storage.ts';

const NAME = 'ieum.terms';
const MAX = 10;
const LONGEST = 100;

const isTerm = (one: unknown): one is string => typeof one === 'string' && one.length <= LONGEST;

/** The recent search terms of this browser, latest first; nothing of it is sent anywhere. */
export function readTerms(): readonly string[] {
  const list = browserStorage.readJson(NAME);
  return Array.isArray(list) ? list.filter(isTerm).slice(0, MAX) : [];
}

const write = (terms: readonly string[]): void =>
  browserStorage.writeJson(NAME, terms.length > 0 ? terms : undefined);

/** Adds a term before the others. */
export function rememberTerm(term: string): void {
  const wanted = term.trim().slice(0, LONGEST);
  if (wanted) write([wanted, ...readTerms().filter((one) => one !== wanted)].slice(0, MAX));
}

/** Deletes all terms. */
export const invalidateTerms = (): void => write([]);
