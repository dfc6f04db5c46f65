import { useEffect, useState } from 'react';
import { findSuggestions, type Suggestion } from './find-suggestions.ts';

/** Suggestions for a field from a list that is loaded when the field is first shown. */
export function useSuggestions(load: () => Promise<string>, typed: string): Suggestion[] {
  const [list, setList] = useState('');
  useEffect(() => {
    let isGone = false;
    // Without its list the field has no suggestions.
    load().then(
      (loaded) => {
        if (!isGone) setList(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return findSuggestions(list, typed);
}
