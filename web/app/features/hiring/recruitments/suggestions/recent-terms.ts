const NAME = 'ieum.terms';
const MOST = 10;
const LONGEST = 100;

/** Where the browser keeps nothing, the terms of this page. */
let own: readonly string[] = [];

function parse(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    const isTerm = (one: unknown): one is string => typeof one === 'string' && one.length <= LONGEST;
    return Array.isArray(list) ? list.filter(isTerm).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** What was searched for in this browser, the latest first; nothing of it is sent anywhere. */
export function readTerms(): readonly string[] {
  try {
    return parse(localStorage.getItem(NAME));
  } catch {
    return own;
  }
}

function write(terms: readonly string[]): void {
  own = terms;
  try {
    if (terms.length > 0) localStorage.setItem(NAME, JSON.stringify(terms));
    else localStorage.removeItem(NAME);
  } catch {
    // A private window forgets with this page.
  }
}

/** Puts a term in front of the others. */
export function rememberTerm(term: string): void {
  const wanted = term.trim().slice(0, LONGEST);
  if (wanted) write([wanted, ...readTerms().filter((one) => one !== wanted)].slice(0, MOST));
}

/** Forgets every term. */
export const forgetTerms = (): void => write([]);
