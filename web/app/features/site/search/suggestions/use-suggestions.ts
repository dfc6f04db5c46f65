import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { findMatches, recentFor, type Suggestion } from './data.ts';
import { readTerms } from './recent-terms.ts';

const SETTLE_MILLISECONDS = 200;
const SHORTEST = 2;

/** Recent terms at once, then the server's results after a pause in typing. */
export function useSuggestions(typed: string) {
  const [terms, setTerms] = useState(readTerms);
  const [found, setFound] = useState<{ typed: string; matches: readonly Suggestion[] }>();

  useEffect(() => {
    if (typed.length < SHORTEST) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      findMatches(typed, leaving.signal)
        .then((matches) => setFound({ typed, matches }))
        .catch((error: unknown) => {
          // Suggestions are optional; the search itself reports errors.
          if (!leaving.signal.aborted && !(error instanceof ApiError)) throw error;
        });
    }, SETTLE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);

  const matches = found?.typed === typed && typed.length >= SHORTEST ? found.matches : [];
  return { suggestions: [...recentFor(typed, terms), ...matches], clearRecent: () => setTerms([]) };
}
