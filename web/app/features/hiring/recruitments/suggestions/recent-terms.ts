import { browserStorage } from '#lib/storage/browser-storage.ts';

const NAME = 'ieum.terms';
const MOST = 10;
const LONGEST = 100;

const isTerm = (one: unknown): one is string => typeof one === 'string' && one.length <= LONGEST;

/** What was searched for in this browser, the latest first; nothing of it is sent anywhere. */
export function readTerms(): readonly string[] {
  const list = browserStorage.readJson(NAME);
  return Array.isArray(list) ? list.filter(isTerm).slice(0, MOST) : [];
}

const write = (terms: readonly string[]): void =>
  browserStorage.writeJson(NAME, terms.length > 0 ? terms : undefined);

/** Puts a term in front of the others. */
export function rememberTerm(term: string): void {
  const wanted = term.trim().slice(0, LONGEST);
  if (wanted) write([wanted, ...readTerms().filter((one) => one !== wanted)].slice(0, MOST));
}

/** Forgets every term. */
export const invalidateTerms = (): void => write([]);
